import type { Page } from '@playwright/test';

const FACE = /<link rel="preload" as="font"[^>]*?href="([^"]+)"/g;

/**
 * Lets a page paint only once the faces are there that its document asks for first: the face of a machine that has none for
 * Thai is not ours, and where it steps aside the lines do move.
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
        // Names under localhost are the browser's alone: outside it they lead nowhere.
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
