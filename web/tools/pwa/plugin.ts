// Makes the page installable: builds the service worker as its own file, tells it what this build consists of, and links the manifest.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Shell } from '../../src/pwa/shell.ts';

const WEB = resolve(import.meta.dirname, '../..');
const SOURCE = resolve(WEB, 'src/pwa/service_worker.ts');
const WORKER = 'service_worker.js';

/** A file of the build, with what tells it from another one of the same name. */
export interface Built {
  readonly path: string;
  readonly content: string | Uint8Array;
}

export function shellOf(built: readonly Built[]): Shell {
  const hash = createHash('sha256');
  const ordered = [...built].sort((one, other) => (one.path < other.path ? -1 : 1));
  for (const { path, content } of ordered) hash.update(path).update('\0').update(content);
  return {
    version: hash.digest('hex').slice(0, 12),
    files: ordered.map(({ path }) => (path === '/index.html' ? '/' : path)),
  };
}

function filesIn(folder: string): readonly Built[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { path: `/${relative(folder, file)}`, content: readFileSync(file) };
    });
}

/** Where the worker asks for its shell (`declare const __SHELL__`). */
const PLACE = '__SHELL__';

export function pwa(): Plugin {
  /** Pages of tests are built with the same configuration and are not to be installed. */
  let isPage = false;
  let publicFolder = '';
  return {
    name: 'durbar-pwa',
    enforce: 'post',
    configResolved(config) {
      isPage = config.root === WEB;
      publicFolder = config.publicDir;
    },
    buildStart() {
      if (!isPage || this.environment.mode !== 'build') return;
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: WORKER });
    },
    transformIndexHtml() {
      if (!isPage) return [];
      return [
        { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/icon-180.png' }, injectTo: 'head' },
      ];
    },
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') return;
      const built = Object.values(bundle)
        .filter((part) => part !== worker && !part.fileName.endsWith('.map'))
        .map((part) => ({
          path: `/${part.fileName}`,
          content: part.type === 'chunk' ? part.code : part.source,
        }));
      const shell = shellOf([...built, ...filesIn(publicFolder)]);
      worker.code = worker.code.replaceAll(PLACE, () => JSON.stringify(shell));
    },
  };
}
