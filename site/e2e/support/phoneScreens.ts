import type { Page } from '@playwright/test';
import { coveredParts } from './covered.ts';
import { expect } from './test.ts';

/** A small phone, an ordinary one, and a large one, each with the height that its on-screen keyboard leaves. */
export const PHONES = [
  { width: 320, height: 568, typing: 308 },
  { width: 360, height: 740, typing: 440 },
  { width: 390, height: 844, typing: 544 },
] as const;
/** From this height on the main action is docked. */
const DOCKED = 700;

/** On each phone, with and without keyboard: nothing is covered, and the main action is docked or in the flow. */
export async function expectNothingCovered(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize()!;
  const field = page.getByRole('main').getByRole('textbox').first();
  for (const { width, height, typing } of PHONES) {
    await expectFreeAt(page, { width, height }, screen);
    if (!(await field.isVisible())) continue;
    await field.focus();
    await expectFreeAt(page, { width, height: typing }, `${screen}, typing`);
    await field.blur();
  }
  await page.setViewportSize(before);
}

async function expectFreeAt(
  page: Page,
  size: { width: number; height: number },
  screen: string,
): Promise<void> {
  const at = `${screen} at ${size.width}×${size.height}`;
  await page.setViewportSize(size);
  const bar = page.getByRole('main').locator('[data-part=actions]:visible');
  await expect(bar, at).toHaveCount(1);
  await expect(bar, at).toHaveCSS('position', size.height < DOCKED ? 'static' : 'sticky');
  await expect(page.locator('[data-part=tab-bar]'), at).toBeHidden();
  await expect(page.getByRole('contentinfo'), at).toBeHidden();
  if (size.height >= DOCKED) {
    // After a change of the window the page may be scrolled by a part of a pixel.
    const end = () => bar.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    await expect.poll(end, at).toBe(size.height);
  }
  expect(await page.evaluate(coveredParts), at).toEqual([]);
}
