import type { Browser } from 'playwright';

import { openStories } from './browser.ts';
import type { Forms } from './storyWindow.ts';
import type { Installed } from './tarball.ts';

/** Maximum number of reported differences of a form. */
const SHOWN = 5;
const THEME = 'themes/lotus.css';

/**
 * All forms of the style sheets give the same result. Every story has the same computed styles with `styles.css`, with
 * `styles.unlayered.css`, and with the sheets of all components in the least likely order. `npm run prove` also checks a
 * desktop width.
 */
export async function checkSheets(
  installed: Installed,
  browser: Browser,
  script: string,
): Promise<string[]> {
  const single = installed.files
    .filter((file) => file.startsWith('dist/css/'))
    .map((file) => file.slice('dist/'.length))
    .sort()
    .reverse();
  const parity = async (width: number, forms: Forms) => {
    const { page } = await openStories(browser, installed, { script, sheets: [], width });
    const all = Object.entries(forms).map(([form, sheets]): [string, string[]] => [
      form,
      [...sheets, THEME].map((sheet) => `/dist/${sheet}`),
    ]);
    const { kinds, wrong } = await page.evaluate(
      async (compared) => window.compareForms(compared),
      Object.fromEntries(all),
    );
    await page.close();
    if (kinds < 500) return [`Only ${kinds} kinds of elements are in the stories.`];
    return Object.entries(wrong).flatMap(([form, found]) => {
      const name = `${form} at ${width} px`;
      const rest = found.length - SHOWN;
      return [
        ...found.slice(0, SHOWN).map((kind) => `${name}: ${kind}`),
        ...(rest > 0 ? [`${name}: and ${rest} more kinds of elements`] : []),
      ];
    });
  };
  const forms = {
    'styles.css': ['styles.css'],
    'styles.unlayered.css': ['styles.unlayered.css'],
  };
  const onPhone = await parity(390, { ...forms, 'css/*.css': ['base.css', ...single] });
  return process.env.PROVE ? [...onPhone, ...(await parity(1440, forms))] : onPhone;
}
