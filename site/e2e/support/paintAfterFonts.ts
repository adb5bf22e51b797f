import type { Page } from '@playwright/test';

const FACES = / data-faces="([^"]+)"/;
const GATE = '/paint-after-fonts.css';

/**
 * Delays the first paint of a page until the fonts of its first screen have loaded. A machine's fallback font for
 * Thai has other metrics, or no Thai at all, and replacing it would move lines. The styles of the page are in its document,
 * so a further style sheet blocks the paint.
 */
export async function paintAfterFonts(page: Page): Promise<void> {
  // The browser does not know that a document from here came from this machine, and would block its calls of the API.
  await page.context().grantPermissions(['local-network-access']);
  const arrived = new Set<string>();
  const waiting = new Set<() => void>();
  page.on('requestfinished', (request) => {
    arrived.add(request.url());
    for (const look of waiting) look();
  });
  let wanted: string[] = [];
  await page.route(
    (address) => !address.pathname.startsWith('/assets/'),
    async (route) => {
      const request = route.request();
      if (!request.isNavigationRequest()) return route.fallback();
      // Only the browser resolves names under localhost; outside of it they do not exist.
      const { host, port, href } = new URL(request.url());
      const same = href.replace(host, `127.0.0.1:${port}`);
      // The test may end while its page is still loading one.
      const response = await page.request
        .get(same, { headers: { ...request.headers(), host } })
        .catch(() => null);
      const html = await response?.text().catch(() => null);
      if (!response || !html) return route.abort();
      // Every document loads its fonts again, even if only from the cache.
      arrived.clear();
      const faces = FACES.exec(html)?.[1]?.split(' ') ?? [];
      wanted = faces.map((face) => new URL(face, href).href);
      const preloads = faces.map(
        (face) => `<link rel="preload" as="font" crossorigin href="${face}">`,
      );
      const body = html
        .replace('<head>', `<head><link rel="stylesheet" href="${GATE}">${preloads.join('')}`)
        // The script that would hold them back runs after the wait, which it takes for a slow network.
        .replace('<style data-faces>', '<style>');
      return route.fulfill({ response, body });
    },
  );
  await page.route(`**${GATE}`, async (route) => {
    await new Promise<void>((paint) => {
      const look = () => wanted.every((face) => arrived.has(face)) && paint();
      waiting.add(look);
      look();
    });
    await route.fulfill({ contentType: 'text/css', body: '' });
  });
}
