import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { pictureOf, readPlan } from '../plan.ts';
import { frameOf, show, test } from './stage.ts';

const { report, shots, storybook } = readPlan();

for (const { mode, storyId, title, isNew, reason } of shots) {
  const tag = [...(isNew ? ['@new'] : []), ...(reason ? ['@listed'] : [])];
  test(`${title} · ${mode}`, { tag }, async ({ stage }, info) => {
    const mark = (type: string, description?: string) =>
      info.annotations.push({ type, ...(description && { description }) });
    mark('story', storyId);
    const picture = pictureOf({ mode, storyId });
    const page = await stage.open(storybook, mode);
    const errors = await show(page, storyId);
    // A story that fails in the base has no picture there.
    const hadPicture = !report || existsSync(info.snapshotPath(...picture));
    if (errors.length > 0) {
      if (isNew || hadPicture) throw plain(errors.join('\n'));
      mark('failed before', errors[0]);
      return;
    }
    const frame = await frameOf(page);
    if (!hadPicture) {
      mark('new');
      const body = await page.screenshot(frame);
      await info.attach(storyId, { body, contentType: 'image/png' });
      return;
    }
    try {
      await expect(page).toHaveScreenshot(picture, frame);
    } catch (error) {
      const message = (error as Error).message.split('\nCall log', 1)[0] ?? '';
      const isUnstable = message.includes('two consecutive stable screenshots');
      if (!isUnstable) mark(reason ? 'intended' : 'changed', reason);
      if (isUnstable || !reason) throw plain(message);
    }
  });
}

/** An error without a stack, which tells nothing about a picture. */
function plain(message: string): Error {
  const error = new Error(message);
  error.stack = error.message;
  return error;
}
