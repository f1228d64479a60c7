import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a port of this machine that can be cut and frozen. */
export interface Line {
  readonly port: number;
  /** Cuts every connection; new ones may be made at once. */
  cut(): void;
  /** From now on what the other side says is swallowed; nobody is told. New connections are free again after `cut`. */
  freeze(): void;
  /** Cuts after the next message towards the server has gone through, before its answer can come back. */
  cutAfterNextRequest(): void;
  close(): Promise<void>;
}

export async function openLine(target: number): Promise<Line> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let frozen = false;
  let trap = false;
  const cut = () => {
    frozen = false;
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    pairs.clear();
  };
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    const pair = [near, far] as const;
    let mute = false;
    pairs.add(pair);
    near.on('data', (bytes) => {
      far.write(bytes);
      if (!trap) return;
      trap = false;
      mute = true;
      // The server has time to do what it was told before it notices that nobody listens.
      far.once('data', cut);
    });
    far.on('data', (bytes) => {
      if (!mute && !frozen) near.write(bytes);
    });
    for (const socket of pair) {
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        near.destroy();
        far.destroy();
        pairs.delete(pair);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    freeze: () => {
      frozen = true;
    },
    cutAfterNextRequest: () => {
      trap = true;
    },
    close: () =>
      new Promise((resolve) => {
        cut();
        server.close(() => resolve());
      }),
  };
}
