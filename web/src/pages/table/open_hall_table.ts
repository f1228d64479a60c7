// A table of the hall by its address. Which game it is, is known only after a first look.
import { failed, ok, type Result } from '../../base/result.ts';
import type { HallConnection } from '../../hall/connection.ts';
import { type HallPort, openHallPort } from '../../ports/hall_port.ts';
import { contracts, GAMES, type GameId } from '../../protocol/game.ts';
import { said, t } from '../../texts/texts.svelte.ts';

export async function openHallTable(
  connection: HallConnection,
  table: string,
  link: string | null,
): Promise<Result<HallPort<GameId>, string>> {
  const secret = link === null ? {} : { link };
  const look = await connection.ask('watch', { table, ...secret }, 'again');
  if (!look.ok) {
    const { error } = look;
    if (error.kind !== 'refused') return failed(t('ui.error.server'));
    return failed(said(error.error.key, error.error.values, error.error.sentence));
  }
  const game = GAMES.find((one) => one === look.value.page.settings.game);
  if (game === undefined) return failed(t('table.unknown'));
  const port = await openHallPort<GameId>({
    connection,
    contract: await contracts[game](),
    table,
    ...secret,
  });
  return port.ok ? ok(port.value) : failed(t('ui.error.server'));
}
