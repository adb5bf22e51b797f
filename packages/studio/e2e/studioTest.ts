import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, test as base } from '@playwright/test';

import { type RunningStudio, startStudio } from './startStudio.ts';

/** A studio for all tests of a worker. */
interface Fixtures {
  /** A temporary folder; the brand is in `nova`. */
  root: string;
  studio: RunningStudio;
}

export const test = base.extend<object, Fixtures>({
  root: [
    async ({}, provide) => {
      const root = mkdtempSync(join(tmpdir(), 'studio-'));
      await provide(root);
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  studio: [
    async ({ root }, provide) => {
      const studio = await startStudio(join(root, 'nova'));
      await provide(studio);
      await studio.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** The site with the draft. */
export const draftOf = (page: Page) => page.frameLocator('iframe[title=Draft]');

/** `#rrggbb` of a framed page, as the browser computes it; empty while the page is loaded again. */
export const groundOf =
  (page: Page, frame = draftOf(page)) =>
  async () =>
    frame
      .locator('body')
      .evaluate((body) => {
        const channels = getComputedStyle(body).backgroundColor.match(/\d+/g) ?? [];
        return `#${channels.map((one) => Number(one).toString(16).padStart(2, '0')).join('')}`;
      })
      .catch(() => '');
