import type { Browser } from 'playwright';

import { openStories } from './browser.ts';
import type { Rendered } from './ssr.ts';
import type { Installed } from './tarball.ts';

/**
 * Without a fallback of their own: a decorative picture on a background, a logo or banner whose alternative text is enough, and
 * a card whose picture is its caller's.
 */
const WITHOUT_FALLBACK = new Set([
  'banner-carousel',
  'carousel',
  'collection-rail',
  'highlight-card',
  'rail',
  'sidebar',
  'wins-rail',
]);

/** Hydrates the server-rendered markup of each story in a browser, and reports differences. */
export async function checkHydration(
  installed: Installed,
  browser: Browser,
  { markup, script }: { markup: Rendered['markup']; script: string },
): Promise<string[]> {
  const sheets = ['styles.css', 'themes/lotus.css'];
  const { page, errors } = await openStories(browser, installed, {
    script,
    sheets,
    markup,
    width: 390,
  });
  const complaints = await page.evaluate(() => window.hydrateStories());
  await page.close();
  return [...complaints, ...errors].map((words) => `hydration: ${words.slice(0, 1500)}`);
}

/** Hydrates stories whose pictures have failed while the document loaded. Each component must show its fallback. */
export async function checkFailedPictures(
  installed: Installed,
  browser: Browser,
  { markup, script }: { markup: Rendered['markup']; script: string },
): Promise<string[]> {
  const withPicture = Object.entries(markup).filter(([, html]) => html.includes('<img'));
  const { page } = await openStories(browser, installed, {
    script,
    sheets: ['styles.css', 'themes/lotus.css'],
    markup: Object.fromEntries(withPicture),
    width: 390,
    withPictures: false,
  });
  const found = await page.evaluate(() => window.hydrateFailedPictures());
  await page.close();
  return found
    .filter((name) => !WITHOUT_FALLBACK.has(name))
    .map((name) => `${name} shows a picture that failed before hydration.`);
}
