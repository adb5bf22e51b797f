import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

import { presentEngines } from '../../../site/engines/support/engines.ts';
import { firstScript } from '../../../site/engines/support/firstScript.ts';
import { Page } from '../../../site/engines/support/page.ts';
import { unzipFolder } from '../src/model/folderZip.ts';
import { test } from './studioTest.ts';

const DESKTOP = { width: 1440, height: 900, touch: false };
const TYPED = '#123456';
const SIAM = '#f4ecdd';

/** In the page: `rgb(…)` of the site with the draft; null while it loads. */
function ground(): string | null {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title=Draft]');
  const page = frame?.contentDocument;
  return page?.querySelector('header') ? getComputedStyle(page.body).backgroundColor : null;
}

/** What finds elements in the page, for a driver: the page itself allows no other script. */
async function inPage(): Promise<() => void> {
  const script = await firstScript();
  return Object.assign(() => {}, { toString: () => `() => { ${script} }` });
}

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** The other tests run in Chromium. */
const ENGINES = presentEngines().filter(({ name }) => name === 'firefox' || name === 'webkit');

for (const { name, start } of ENGINES) {
  test(`recolours the site, takes it back and exports the folder in ${name}`, async ({
    studio,
    root,
  }) => {
    const downloads = mkdtempSync(join(root, `${name}-`));
    const engine = await start({ downloads });
    const tab = await engine.open(DESKTOP);
    const page = new Page(tab);
    const shows = (colour: string) =>
      page.until(async () => expect(await tab.run(ground)).toBe(rgb(colour)));
    try {
      await tab.goto(studio.address);
      await tab.run(await inPage());
      await page.sees({ role: 'heading', level: 1 }, 'Theme studio nova');
      const first = (await page.look({ role: 'textbox', name: 'Page bg' })).value;
      await shows(first);

      await page.fill({ role: 'textbox', name: 'Page bg' }, TYPED);
      await shows(TYPED);
      await page.tap({ role: 'button', name: 'Undo' });
      await shows(first);

      await page.tap({ role: 'button', name: 'Siam' });
      await shows(SIAM);
      // The whole site has been built with it.
      await page.sees({ role: 'status' }, 'Draft, not saved');
      await shows(SIAM);

      await page.tap({ role: 'button', name: 'Export' });
      await page.tap({ role: 'menuitem', name: 'Operator folder (zip)' });
      await page.until(async () => expect(readdirSync(downloads)).toEqual(['nova.zip']));
      const { settings } = unzipFolder(readFileSync(join(downloads, 'nova.zip')));
      expect(settings['theme']).toMatchObject({ base: 'siam', bg: SIAM });

      // For the next test.
      await page.tap({ role: 'button', name: 'Discard changes' });
      await page.sees({ role: 'status' }, 'Saved');
      expect(await tab.run(() => window.journey.problems)).toEqual([]);
      expect(tab.errors()).toEqual([]);
    } finally {
      await tab.close();
      await engine.close();
    }
  });
}
