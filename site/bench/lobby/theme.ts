import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from './figures.ts';
import type { Lobby } from './lobby.ts';
import { median } from './measure.ts';
import type { Side } from './sides.ts';

/** All of a brand but its colours: other faces and distances are another layout, whoever asks for it. */
const NO_COLOUR = /--brand-(?!color)[\w-]+:[^;}]+;?/g;

/** What another brand's colours cost over the page, as one style sheet: nothing may be drawn anew by the site. */
export async function themeFigures(side: Side, { house, rounds }: Lobby): Promise<Figure[]> {
  const folder = join(house.built, 'jade');
  const sheet = (await readdir(folder)).find(
    (name) => name.endsWith('.css') && name !== 'custom.css',
  );
  if (!sheet) throw new Error('The other brand has no style sheet.');
  const css = (await readFile(join(folder, sheet), 'utf8')).replaceAll(NO_COLOUR, '');
  await side.page.evaluate(
    async ([text]) => {
      const other = await new CSSStyleSheet().replace(text);
      const changes: string[] = [];
      new MutationObserver((records) => {
        changes.push(...records.map(({ target }) => target.nodeName));
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
      Object.assign(globalThis, { other, changes });
    },
    [css] as const,
  );
  await side.slowDown();
  const busy: number[] = [];
  // The first one warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const cost = await side.costOf(() => wear(side, true));
    if (round > 0) busy.push(cost.task);
    await side.costOf(() => wear(side, false));
  }
  await side.slowDown(1);
  const changes = await side.page.evaluate(
    () => (globalThis as unknown as { changes: string[] }).changes.length,
  );
  return [
    { name: 'theme: elements drawn anew', site: changes, most: 0, unit: '' },
    { name: 'theme: busy', site: median(busy), most: 33, unit: 'ms' },
  ];
}

async function wear({ page }: Side, isOther: boolean): Promise<void> {
  const [before, after] = await page.evaluate(async (on) => {
    const ground = () => getComputedStyle(document.body).backgroundColor;
    const was = ground();
    const { other } = globalThis as unknown as { other: CSSStyleSheet };
    document.adoptedStyleSheets = on ? [other] : [];
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return [was, ground()];
  }, isOther);
  if (before === after) throw new Error('The other brand was not to be seen.');
}
