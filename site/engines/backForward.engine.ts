import { openSession } from './support/session.ts';
import { BALANCE } from './support/logIn.ts';
import { expect, test } from './support/test.ts';

test.use({ setup: { storesPages: true } });

test('Back from another site restores a working page with the current balance', async ({
  visitor,
  front,
  href,
  message,
  place,
  sandbox,
}) => {
  await openSession(visitor, place);
  await visitor.tab.goto(front.origin + href('/deposit'));
  await visitor.sees(BALANCE, '12,500.00');
  await visitor.tap({ role: 'button', nameLike: '(?<!\\d)50 – 45,000' });
  await visitor.fill({ role: 'textbox', name: message('depositAmount') }, '504');
  await visitor.tap({ role: 'button', name: message('createQr') });
  await visitor.sees({ role: 'img', name: message('qrFor', '504.00') });
  await visitor.tab.run(() => {
    addEventListener('pageshow', ({ persisted }) => {
      Object.assign(window, { kept: persisted });
    });
  });
  // Another site: the same server under another name.
  const elsewhere = `${front.origin.replace('localhost', '127.0.0.1')}/offline.html`;
  await visitor.tab.run((address) => location.assign(address), elsewhere);
  await visitor.isAt('/offline.html');
  await sandbox.pull('qr-pay', { member: 'm_0001' });
  // Some tools cannot wait for a page that is restored without loading.
  await visitor.tab.run(() => history.back());
  await visitor.sees({ role: 'heading', name: message('depositDone') });
  await visitor.sees(BALANCE, '13,004.00');
  const back = await visitor.tab.run(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const { notRestoredReasons } = navigation as unknown as { notRestoredReasons?: unknown };
    return {
      kept: (window as unknown as { kept?: boolean }).kept === true,
      reasons: JSON.stringify(notRestoredReasons ?? null),
    };
  });
  test.info().annotations.push({ type: 'back', description: JSON.stringify(back) });
  expect(await visitor.tab.run(() => window.journey.problems)).toEqual([]);
});
