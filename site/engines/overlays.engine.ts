import type { Target } from './inPage/look.ts';
import { DESKTOP } from './support/screens.ts';
import { openSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

const BANNER: Target = { role: 'banner' };

test('the drawer takes the focus, closes on Escape and returns the focus', async ({
  visitor,
  front,
  href,
  message,
}) => {
  await visitor.tab.goto(front.origin + href('/'));
  const button: Target = { role: 'button', name: message('menu'), within: BANNER };
  const drawer: Target = { role: 'dialog', name: message('menu') };
  await visitor.tap(button);
  await visitor.hasFocus(drawer);
  for (let presses = 0; presses < 4; presses += 1) await visitor.tab.press('Tab');
  await visitor.hasFocus(drawer);
  await visitor.tab.press('Escape');
  await visitor.misses(drawer);
  await visitor.hasFocus(button);
  await visitor.tap(button);
  await visitor.sees(drawer);
  await visitor.tab.back();
  await visitor.misses(drawer);
  await visitor.isAt(href('/'));
});

test('the confirmation to cancel a QR traps the focus, and Escape keeps the QR', async ({
  visitor,
  front,
  href,
  message,
  place,
}) => {
  await openSession(visitor, place);
  await visitor.tab.goto(front.origin + href('/deposit'));
  await visitor.tap({ role: 'button', nameLike: '(?<!\\d)50 – 45,000' });
  await visitor.fill({ role: 'textbox', name: message('depositAmount') }, '504');
  await visitor.tap({ role: 'button', name: message('createQr') });
  const cancel: Target = { role: 'button', name: message('cancelDeposit') };
  const question: Target = { role: 'alertdialog' };
  await visitor.tap(cancel);
  await visitor.hasFocus(question);
  await visitor.tab.press('Escape');
  await visitor.misses(question);
  await visitor.hasFocus(cancel);
  await visitor.sees({ role: 'img', name: message('qrFor', '504.00') });
});

test.describe('on a desktop', () => {
  test.use({ device: DESKTOP, language: 'en' });

  test('side panels open at the right, close on Escape and Back, and return the focus', async ({
    visitor,
    front,
    href,
    message,
    place,
  }) => {
    await openSession(visitor, place);
    await visitor.tab.goto(front.origin + href('/list/slot'));
    for (const { name, panel } of [
      { name: message('deposit'), panel: message('wallet') },
      { name: message('history'), panel: message('history') },
    ]) {
      const opener: Target = { role: 'link', name, within: BANNER };
      const dialog: Target = { role: 'dialog', name: panel };
      await visitor.tap(opener);
      await visitor.hasFocus(dialog);
      await visitor.until(async () => {
        const right = await visitor.tab.run(() => {
          const shown = [...document.querySelectorAll('[role=dialog]')].find((each) =>
            each.checkVisibility(),
          );
          return (
            document.documentElement.getBoundingClientRect().right -
            (shown?.getBoundingClientRect().right ?? 0)
          );
        });
        expect(right).toBe(0);
      });
      await visitor.tab.press('Escape');
      await visitor.misses(dialog);
      await visitor.hasFocus(opener);
      await visitor.tap(opener);
      await visitor.sees(dialog);
      await visitor.tab.back();
      await visitor.misses(dialog);
      await visitor.isAt(href('/list/slot'));
    }
  });
});
