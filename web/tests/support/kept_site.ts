// A house that serves built pages and can be closed, opened again, and rebuilt: for tests of what a page does without it.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { basename, extname, join, relative } from 'node:path';

/** Path from the root → content. */
export type Build = ReadonlyMap<string, Buffer>;

export interface KeptSite {
  readonly origin: string;
  /** From now on this is what is served. */
  serve(build: Build): void;
  /** Nobody answers any more. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

export function buildIn(folder: string): Build {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [`/${relative(folder, file)}`, readFileSync(file)];
    }),
  );
}

/** The same page as a later build would be: all parts have other names, the worker another version, and the page says so. */
export function rebuilt(build: Build): Build {
  const parts = [...build.keys()].filter((path) => path.startsWith('/assets/')).map((path) => basename(path));
  const renamed = (name: string) => name.replace(/(\.\w+)$/, 'x$1');
  const told = (text: string) => parts.reduce((now, name) => now.replaceAll(name, renamed(name)), text);
  const next = new Map<string, Buffer>();
  for (const [path, content] of build) {
    const isText = /\.(?:js|css|html)$/.test(path);
    const text = isText ? told(content.toString()) : '';
    const place = path.startsWith('/assets/') ? renamed(path) : path;
    next.set(place, isText ? Buffer.from(text) : content);
  }
  const change = (path: string, from: string, to: string) =>
    next.set(path, Buffer.from(String(next.get(path)).replace(from, to)));
  change('/service_worker.js', '"version":"', '"version":"x');
  change('/index.html', '<head>', '<head><meta name="build" content="later">');
  return next;
}

function listening(server: Server, port: number): Promise<number> {
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

export async function openKeptSite(first: Build): Promise<KeptSite> {
  let build = first;
  const house = () =>
    createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      // No hall is here: only pages and their parts.
      const isPage = !/^\/(?:api|ws|assets)(?:\/|$)/.test(pathname);
      const path = isPage && !build.has(pathname) ? '/index.html' : pathname;
      const content = build.get(path);
      response.writeHead(content === undefined ? 404 : 200, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'cache-control': 'no-cache',
      });
      response.end(content);
    });
  let server = house();
  const port = await listening(server, 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    serve(next) {
      build = next;
    },
    shut() {
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
    async open() {
      server = house();
      await listening(server, port);
    },
  };
}
