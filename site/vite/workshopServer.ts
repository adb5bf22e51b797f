import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Plugin } from 'vite';
import { contentType } from '../server/contentType.ts';
import { hostsFromEnvironment, readOperatorConfig } from '../server/readOperatorConfig.ts';
import { securityHeaders } from '../server/securityHeaders.ts';

/**
 * Gives the reloading server what the site's own server gives: the operator's folder, and its
 * security headers with a nonce for the inline parts of Vite and a socket for the reload.
 *
 * @param operatorFolder absolute path
 */
export function workshopServer(operatorFolder: string): Plugin {
  const nonce = randomBytes(16).toString('base64');
  const read = () =>
    readOperatorConfig(join(operatorFolder, 'operator.json'), hostsFromEnvironment(process.env));
  return {
    name: 'workshop-server',
    apply: 'serve',
    config: () => ({ html: { cspNonce: nonce } }),
    async configureServer(server) {
      const { hosts } = await read();
      const port = server.config.server.port ?? 5173;
      const headers = securityHeaders(hosts, { nonce, connect: [`ws://localhost:${port}`] });
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
        if (!path.startsWith('/operator/')) return next();
        response.setHeader('Cache-Control', 'no-cache');
        if (path === '/operator/operator.json') {
          // Read anew, so that an edit of the file shows at the next reload.
          read().then((operator) => {
            response.setHeader('Content-Type', 'application/json; charset=utf-8');
            response.end(JSON.stringify(operator));
          }, next);
          return undefined;
        }
        const file = normalize(join(operatorFolder, path.slice('/operator'.length)));
        const inside = file.startsWith(`${operatorFolder}/`) && existsSync(file);
        if (!inside || !statSync(file).isFile()) return next();
        response.setHeader('Content-Type', contentType(file).type);
        createReadStream(file).pipe(response);
        return undefined;
      });
    },
  };
}
