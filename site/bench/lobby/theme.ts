import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from '../figures.ts';
import type { Lobby } from './lobby.ts';
import { median } from './measure.ts';
import type { Side } from './sides.ts';

/** All of a brand except its colours: other fonts and spacing change the layout, however they are applied. */
const NO_COLOUR = /--brand-(?!color)[\w-]+:[^;}]+;?/g;

/**
 * Cost of changing to another brand's colours, applied like the library does: its rules are loaded, and the root gets an
 * attribute. The cost of the same frames without a change is subtracted. Nothing may rerender.
 */
export async function themeFigures(side: Side, { servers, rounds }: Lobby): Promise<Figure[]> {
  const folder = join(servers.built, 'jade');
  const sheet = (await readdir(folder)).find(
    (name) => name.endsWith('.css') && name !== 'custom.css',
  );
  if (!sheet) throw new Error('The other brand has no style sheet.');
  const css = (await readFile(join(folder, sheet), 'utf8'))
    .replaceAll(NO_COLOUR, '')
    .replaceAll(':root', '[data-theme="jade"]');
  await side.page.evaluate(
    async ([text]) => {
      document.adoptedStyleSheets = [await new CSSStyleSheet().replace(text)];
      const changes: string[] = [];
      new MutationObserver((records) => {
        changes.push(...records.map(({ target }) => target.nodeName));
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
      Object.assign(globalThis, { changes });
    },
    [css] as const,
  );
  await side.slowDown();
  const busy: number[] = [];
  // The first one is a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    const idle = await side.costOf(() => wear(side, false));
    const cost = await side.costOf(() => wear(side, true));
    if (round > 0) busy.push(cost.task - idle.task);
    await side.costOf(() => wear(side, false));
  }
  await side.slowDown(1);
  const changes = await side.page.evaluate(
    () => (globalThis as unknown as { changes: string[] }).changes.length,
  );
  return [
    { name: 'theme: rerendered elements', site: changes, most: 0, unit: '' },
    { name: 'theme: busy', site: median(busy), most: 33, unit: 'ms' },
  ];
}

async function wear({ page }: Side, isOther: boolean): Promise<void> {
  const hasChanged = await page.evaluate(async (other) => {
    const ground = () => getComputedStyle(document.body).backgroundColor;
    const { dataset } = document.documentElement;
    const [was, isWorn] = [ground(), dataset['theme'] === 'jade'];
    if (other) dataset['theme'] = 'jade';
    else delete dataset['theme'];
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (ground() !== was) === (isWorn !== other);
  }, isOther);
  if (!hasChanged) throw new Error('The other brand did not become visible.');
}
