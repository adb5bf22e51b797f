import type { Hono } from 'hono';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/refusal.ts';
import { sendPageFile } from '../../pages/pageFiles.ts';
import { NESTED_PAGE, hostileFile, hostilePage } from './hostilePage.ts';
import { tricks } from './tricks.ts';

/** Pages of hostile games. Their CSP allows everything, so that only the site’s protection counts. */
export function hostileRoutes(app: Hono, { siteOrigins, apiOrigin }: Context): void {
  app.get('/play/hostile/files/:file', (request) =>
    sendPageFile(request, hostileFile(request.req.param('file'))),
  );

  app.on(['GET', 'POST'], '/play/hostile/:trick', (request) => {
    const trick = tricks.find(({ id }) => id === request.req.param('trick'));
    if (!trick) throw notFound();
    if (request.req.query('attachment') !== undefined) {
      return request.body('evil', 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': 'attachment; filename="bonus.exe"',
      });
    }
    if (request.req.query('nested') !== undefined) return request.html(NESTED_PAGE);
    const site = request.req.query('site') ?? '';
    const origin = siteOrigins.includes(site) ? site : siteOrigins[0];
    return request.body(hostilePage(trick, origin, apiOrigin), 200, {
      'Content-Type': 'text/html; charset=utf-8',
    });
  });
}
