import { randomBytes } from 'node:crypto';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';
import type { Operator } from '@brand/operator';
import type { Plugin, ViteDevServer } from 'vite';
import { oneBrand } from '../server/brands/brandFolders.ts';
import { buildOperatorFolder } from '../../scripts/build.mjs';
import { contentType } from '../server/handler/contentType.ts';
import { siteDocument } from '../server/documents/siteDocument.ts';
import { localeOfPath } from '../src/language/locale.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** An operator folder as it is written, and where it is built. */
export interface WorkshopOperator {
  /** Holds operator.json, the logo and the icon. */
  folder: string;
  /** Where it is built, anew at every change. */
  out: string;
}

/**
 * Gives the reloading server what the site's own server gives: an operator in the document and below `/operator/`, and its
 * security headers with a nonce for the inline parts of Vite and a socket for the reload. An edit of the operator's folder
 * builds it anew and reloads the page; a mistake in it is told, and the last good state stays.
 */
export function workshopServer({ folder, out }: WorkshopOperator): Plugin {
  const nonce = randomBytes(16).toString('base64');
  const runtime = { node: process.execPath, env: process.env };
  // The hosts of the sandbox stand in the environment already.
  const build = async () => buildOperatorFolder(ROOT, runtime, { folder, out, hosts: {} });
  // What has just been built is as it should be.
  const check = (json: unknown) => json as Operator;
  const open = async (onProblem: (sentence: string) => void) =>
    oneBrand(out, { check, onProblem, recheckMs: 0 });
  let brands: Awaited<ReturnType<typeof open>> | undefined;
  const brand = async () => brands?.forHost(undefined);
  return {
    name: 'workshop-server',
    apply: 'serve',
    config: () => ({ html: { cspNonce: nonce } }),
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { originalUrl = '/' }) {
        const operator = (await brand())?.operator;
        if (!operator) return html;
        return siteDocument(html, operator, localeOfPath(originalUrl, operator.locale), {});
      },
    },
    async configureServer(server) {
      await build();
      brands = await open((sentence) => server.config.logger.error(sentence));
      rebuildOnChange(server, folder, build);
      const port = server.config.server.port ?? 5173;
      const socket = { nonce, connect: [`ws://localhost:${port}`] };
      server.middlewares.use((request, response, next) => {
        const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
        const answer = async () => {
          const shown = await brand();
          const headers = shown?.headersFor(socket) ?? {};
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
          const own = path.startsWith('/operator/');
          const name = path.slice('/operator/'.length);
          const file = own && (await shown?.files.read(name));
          if (!file) return next();
          response.setHeader('Cache-Control', 'no-cache');
          response.setHeader('Content-Type', contentType(name).type);
          response.end(file);
        };
        answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
      });
    },
  };
}

function rebuildOnChange(server: ViteDevServer, folder: string, build: () => Promise<unknown>) {
  // An editor writes a file in several steps; the pause makes one build of them.
  let pause: NodeJS.Timeout | undefined;
  const watcher = watch(folder, () => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      build().then(
        () => server.ws.send({ type: 'full-reload' }),
        (error: Error) => server.config.logger.error(error.message),
      );
    }, 100);
  });
  server.httpServer?.on('close', () => watcher.close());
}
