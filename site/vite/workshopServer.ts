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

/** The source folder of an operator, and the output folder of its build. */
export interface WorkshopOperator {
  /** Contains operator.json, the logo and the icon. */
  folder: string;
  /** Output folder, rebuilt at every change. */
  out: string;
}

/**
 * Adds to Vite's development server what the site's own server provides: the operator in the document and below `/operator/`, and
 * its security headers, with a nonce for Vite's inline parts and a socket for reloading. An edit of the operator's folder rebuilds
 * it and reloads the page. A mistake in it is reported, and the last valid state stays.
 */
export function workshopServer({ folder, out }: WorkshopOperator): Plugin {
  const nonce = randomBytes(16).toString('base64');
  const runtime = { node: process.execPath, env: process.env };
  // The hosts of the sandbox are already in the environment.
  const build = async () => buildOperatorFolder(ROOT, runtime, { folder, out, hosts: {} });
  // The build has just validated it.
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
        return siteDocument(html, operator, localeOfPath(originalUrl, operator.languages), {});
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
  // An editor writes a file in several steps; the pause merges them into one build.
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
