import type { Browser } from 'playwright';

import { openStories } from './browser.ts';
import type { StyleByPlace } from './computedStyles.ts';
import type { Installed } from './tarball.ts';

/** Maximum number of reported differences. */
const SHOWN = 5;

function differences(name: string, wanted: StyleByPlace, found: StyleByPlace): string[] {
  const all: string[] = [];
  for (const [kind, values] of wanted) {
    const others = found.get(kind)?.split('\n') ?? [];
    const wrong = values.split('\n').filter((value, place) => value !== others[place]);
    if (wrong.length > 0)
      all.push(`${name}: ${kind}\n    should have ${wrong.slice(0, 4).join(', ')}`);
  }
  const rest = all.length - SHOWN;
  return rest > 0 ? [...all.slice(0, SHOWN), `${name}: and ${rest} more kinds of elements`] : all;
}

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
  const read = async (width: number, sheets: readonly string[]): Promise<StyleByPlace> => {
    const { page } = await openStories(browser, installed, {
      script,
      sheets: [...sheets, 'themes/lotus.css'],
      width,
    });
    const styles = new Map(await page.evaluate(async () => [...(await window.readStyles())]));
    await page.close();
    return styles;
  };
  const parity = async (width: number, forms: Readonly<Record<string, readonly string[]>>) => {
    const wanted = await read(width, ['styles.css']);
    if (wanted.size < 500) return [`Only ${wanted.size} kinds of elements are in the stories.`];
    const found: string[] = [];
    for (const [name, sheets] of Object.entries(forms))
      found.push(...differences(`${name} at ${width} px`, wanted, await read(width, sheets)));
    return found;
  };
  const unlayered = { 'styles.unlayered.css': ['styles.unlayered.css'] };
  const onPhone = await parity(390, { ...unlayered, 'css/*.css': ['base.css', ...single] });
  return process.env.PROVE ? [...onPhone, ...(await parity(1440, unlayered))] : onPhone;
}
