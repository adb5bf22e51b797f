import type { Page } from '@playwright/test';

const FACE = /<link rel="preload" as="font"[^>]*?href="([^"]+)"/g;

/**
 * Delays the first paint of a page until the fonts that its document preloads have loaded. A machine's fallback font for
 * Thai has other metrics, and replacing it would move lines.
 */
export async function facesFirst(page: Page): Promise<void> {
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
      if (request.isNavigationRequest()) {
        // Only the browser resolves names under localhost; outside of it they do not exist.
        const { host, port, href } = new URL(request.url());
        const same = href.replace(host, `127.0.0.1:${port}`);
        const answer = await page.request.get(same, { headers: { ...request.headers(), host } });
        const html = await answer.text();
        wanted = [...html.matchAll(FACE)].map(([, path]) => new URL(path!, href).href);
      }
      await route.fallback();
    },
  );
  await page.route('**/*.css', async (route) => {
    await new Promise<void>((paint) => {
      const look = () => wanted.every((face) => arrived.has(face)) && paint();
      waiting.add(look);
      look();
    });
    await route.fallback();
  });
}
