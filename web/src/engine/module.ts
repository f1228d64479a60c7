// The engine's module (src/wasm), called as it wants to be called: text in, text out.
import { decode, type Guard } from '../protocol/guards.ts';

const SUCCESS = 0;
const BAD_FILE = 8;
const REALTIME = 0;

interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  /** Where a text of so many bytes has its place. */
  readonly durbar_text: (bytes: number) => number;
  /** Answers the text that lies there; how many bytes the answer has. */
  readonly durbar_answer: () => number;
}

const isExports: Guard<Exports> = (value): value is Exports =>
  typeof value === 'object' &&
  value !== null &&
  'memory' in value &&
  value.memory instanceof WebAssembly.Memory &&
  ['_initialize', 'durbar_text', 'durbar_answer'].every(
    (name) => typeof Reflect.get(value, name) === 'function',
  );

/** What the module needs of its host: clocks and entropy. Its only output is its last words before it aborts. */
function host(memory: () => WebAssembly.Memory, lastWords: (text: string) => void) {
  const cells = () => new DataView(memory().buffer);
  return {
    clock_time_get(clock: number, _precision: bigint, at: number): number {
      const ms = clock === REALTIME ? Date.now() : performance.now();
      cells().setBigUint64(at, BigInt(Math.round(ms * 1e6)), true);
      return SUCCESS;
    },
    random_get(at: number, bytes: number): number {
      crypto.getRandomValues(new Uint8Array(memory().buffer, at, bytes));
      return SUCCESS;
    },
    fd_write(_file: number, parts: number, count: number, written: number): number {
      let bytes = 0;
      for (let part = 0; part < count; ++part) {
        const at = cells().getUint32(parts + part * 8, true);
        const size = cells().getUint32(parts + part * 8 + 4, true);
        lastWords(new TextDecoder().decode(new Uint8Array(memory().buffer, at, size)));
        bytes += size;
      }
      cells().setUint32(written, bytes, true);
      return SUCCESS;
    },
    fd_close: () => BAD_FILE,
    fd_seek: () => BAD_FILE,
  };
}

/** With an instance of its own. */
export interface Conversation {
  /** Throws if the instance aborts, as WebAssembly does; it is of no use afterwards. */
  answer(request: string): string;
  /** What the instance has taken; it never becomes less. */
  memoryBytes(): number;
}

export function conversation(module: WebAssembly.Module): Conversation {
  let memory: WebAssembly.Memory | undefined;
  const words: string[] = [];
  const theMemory = () => {
    if (memory === undefined) throw new Error('The module asked for its memory before it had any.');
    return memory;
  };
  const instance = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: host(theMemory, (text) => words.push(text)),
  });
  const found = decode(isExports, instance.exports);
  if (!found.ok) throw new Error('This is not the module of the engine.');
  const engine = found.value;
  memory = engine.memory;
  engine._initialize();
  return {
    memoryBytes: () => engine.memory.buffer.byteLength,
    answer(request) {
      const bytes = new TextEncoder().encode(request);
      new Uint8Array(engine.memory.buffer, engine.durbar_text(bytes.length), bytes.length).set(bytes);
      try {
        const length = engine.durbar_answer();
        const at = engine.durbar_text(length);
        return new TextDecoder().decode(new Uint8Array(engine.memory.buffer, at, length));
      } catch (fault) {
        throw new Error([...words, String(fault)].join(' '));
      }
    },
  };
}
