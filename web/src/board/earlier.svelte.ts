// Steps of one decision that the engine asks one after the other, and the way back to them.
import type { Node } from '../protocol/generated/choices.ts';
import { selectionOf } from './select.ts';
import type { Earlier, Target } from './table_model.ts';

export interface Steps {
  readonly all: readonly Earlier[];
  /** The reader moves; steps that do not stay open close all before them. */
  keep(kind: string, tree: Node, staysOpen: boolean): void;
  /** The last move is taken back. */
  drop(): void;
  /** Whether an earlier step offers these clicks. */
  offer(path: readonly Target[]): boolean;
  /** Back to the newest step that offers these clicks, and there they are made. */
  retake(path: readonly Target[]): Promise<void>;
}

export interface Ways {
  /** Whether it was done. */
  undo(): Promise<boolean>;
  /** Makes exactly these clicks, from the first one on. */
  walk(path: readonly Target[]): void;
}

export function earlierSteps({ undo, walk }: Ways): Steps {
  let all = $state.raw<readonly Earlier[]>([]);
  const at = (path: readonly Target[]) =>
    path.length === 0 ? -1 : all.findLastIndex(({ tree }) => selectionOf(tree, path) !== null);
  return {
    get all() {
      return all;
    },
    keep(kind, tree, staysOpen) {
      all = staysOpen ? [...all, { kind, tree }] : [];
    },
    drop() {
      all = all.slice(0, -1);
    },
    offer: (path) => at(path) >= 0,
    async retake(path) {
      const step = at(path);
      if (step < 0) return;
      while (all.length > step) if (!(await undo())) return;
      walk(path);
    },
  };
}
