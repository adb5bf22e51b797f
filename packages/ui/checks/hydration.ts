import type { Browser } from 'playwright';

import { openStories } from './browser.ts';
import type { Rendered } from './ssr.ts';
import type { Installed } from './tarball.ts';

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
