// A real hall: `durbar serve` with its store in a folder that goes away with it.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Socket } from '../../src/hall/connection.ts';
import { durbar } from './paths.ts';

export interface Hall {
  readonly port: number;
  /** Ends the server without warning and starts it again on the same port and store. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const ended = (server: ChildProcess) => new Promise((resolve) => server.once('exit', resolve));

async function serve(data: string, port: number): Promise<{ server: ChildProcess; port: number }> {
  const server = spawn(durbar(), ['serve', '--port', String(port), '--data', data, '--no-limits'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const told: string[] = [];
  const found = await new Promise<number>((resolve, reject) => {
    const look = (line: string) => {
      told.push(line);
      const match = /http:\/\/[^\s/]*:(\d+)/.exec(line);
      if (match?.[1] !== undefined) resolve(Number(match[1]));
    };
    createInterface({ input: server.stdout }).on('line', look);
    createInterface({ input: server.stderr }).on('line', look);
    server.once('exit', () => reject(new Error(`The hall did not open: ${told.join('\n')}`)));
  });
  return { server, port: found };
}

export async function openHall(): Promise<Hall> {
  const data = mkdtempSync(join(tmpdir(), 'durbar-web-'));
  let { server, port } = await serve(data, 0);
  return {
    port,
    async restart() {
      server.kill('SIGKILL');
      await ended(server);
      ({ server } = await serve(data, port));
    },
    async close() {
      server.kill('SIGTERM');
      await ended(server);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

type Dialler = new (url: string, options: { headers: Record<string, string> }) => WebSocket;

/** A new guest, as a browser would be: the answer dials on its behalf, by way of any port that leads to the hall. */
export async function visitor(hall: Hall): Promise<(port?: number) => Promise<Socket>> {
  const origin = `http://localhost:${hall.port}`;
  const reply = await fetch(`${origin}/api/visit`, { method: 'POST', headers: { origin }, body: '{}' });
  const cookie = reply.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`The hall gave no cookie: ${await reply.text()}`);
  // Node's WebSocket takes headers, which a browser adds by itself.
  const Dial = WebSocket as unknown as Dialler;
  return async (port = hall.port) => {
    const headers = { cookie, origin: `http://localhost:${port}` };
    return new Dial(`ws://localhost:${port}/ws`, { headers });
  };
}
