import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { failed, ok, type Result } from '../../src/base/result.ts';
import type { EngineHost, Gone } from '../../src/engine/host.ts';
import { durbar } from './paths.ts';

/** The native engine in a process of its own: `durbar engine`. */
export function nativeHost(): EngineHost {
  const engine = spawn(durbar(), ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting: ((answer: Result<string, Gone>) => void)[] = [];
  let gone: Gone | undefined;
  const end = (why: string) => {
    gone ??= { kind: 'gone', why };
    for (const settle of waiting.splice(0)) settle(failed(gone));
  };
  createInterface({ input: engine.stdout }).on('line', (line) => waiting.shift()?.(ok(line)));
  engine.stdin.on('error', () => end('The engine has ended.'));
  engine.on('exit', () => end('The engine has ended.'));
  engine.on('error', (fault) => end(String(fault)));
  return {
    send: (text) =>
      new Promise((resolve) => {
        if (gone !== undefined) {
          resolve(failed(gone));
          return;
        }
        waiting.push(resolve);
        engine.stdin.write(`${text}\n`);
      }),
    close() {
      end('The engine was closed.');
      engine.stdin.end();
    },
  };
}
