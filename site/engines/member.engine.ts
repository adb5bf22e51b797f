import { offerMessagesIn } from '../e2e/support/offerMessages.ts';
import type { Target } from './inPage/look.ts';
import { BALANCE, inMain, logIn } from './support/logIn.ts';
import { openSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

const DEMO = 'm_0001';

test('a member logs in, stays logged in after a reload, and logs out', async ({
  visitor,
  front,
  href,
  message,
}) => {
  await visitor.tab.goto(`${front.origin}${href('/login')}?url=%2Fhistory`);
  // The notice above the form moves the form when it appears, so it is awaited first.
  await visitor.sees({ role: 'main' }, message('logInToGoOn'));
  await logIn(visitor, message, 'wrong');
  await visitor.sees({ role: 'alert', has: message('wrongLogin') });
  expect((await visitor.look(inMain({ role: 'textbox', name: message('username') }))).value).toBe(
    'demo',
  );
  await logIn(visitor, message);
  await visitor.isAt(href('/history'));
  await visitor.sees(BALANCE, '12,500.00');
  await visitor.tab.reload();
  await visitor.sees(BALANCE, '12,500.00');
  await visitor.tab.goto(front.origin + href('/menu'));
  await visitor.tap({
    role: 'button',
    name: message('logout'),
    within: { role: 'navigation', name: message('mainMenu') },
  });
  await visitor.sees({ role: 'link', name: message('login'), within: { role: 'banner' } });
  await visitor.misses(BALANCE);
});

test('a deposit by QR is paid, and the balance increases by it', async ({
  visitor,
  front,
  href,
  message,
  place,
  sandbox,
}) => {
  await openSession(visitor, place);
  await visitor.tab.goto(front.origin + href('/deposit'));
  await visitor.tap({ role: 'button', nameLike: '(?<!\\d)50 – 45,000' });
  await visitor.fill({ role: 'textbox', name: message('depositAmount') }, '504');
  await visitor.tap({ role: 'button', name: message('createQr') });
  await visitor.sees({ role: 'img', name: message('qrFor', '504.00') });
  await sandbox.pull('qr-pay', { member: DEMO });
  await visitor.sees({ role: 'heading', name: message('depositDone') });
  await visitor.sees(BALANCE, '13,004.00');
});

test('a withdrawal is reviewed, sent once, and locks the next one', async ({
  visitor,
  front,
  href,
  message,
  place,
}) => {
  await openSession(visitor, place);
  await visitor.tab.goto(front.origin + href('/withdraw'));
  await visitor.fill({ role: 'textbox', name: message('withdrawAmount') }, '1000.50');
  await visitor.tap({ role: 'button', name: message('withdraw'), css: '[type=submit]' });
  await visitor.sees({ role: 'heading', name: message('review') });
  await visitor.tap({ role: 'button', name: message('confirmWithdraw') });
  await visitor.sees({ role: 'heading', name: message('withdrawDone') });
  await visitor.sees(BALANCE, '11,499.50');
  await visitor.tab.goto(front.origin + href('/withdraw'));
  const locked = await visitor.sees({ role: 'button', nameLike: message('lockedFor') }, /\d+:\d\d/);
  expect(locked.attributes).toHaveProperty('disabled');
});

test('the history is filtered in the address and after a reload', async ({
  visitor,
  front,
  href,
  message,
  place,
}) => {
  await openSession(visitor, place);
  await visitor.tab.goto(front.origin + href('/history'));
  const panel: Target = { role: 'region', name: message('historyPanel') };
  await visitor.sees({ role: 'listitem', within: panel });
  await visitor.tap({ role: 'button', name: message('withdraw'), within: panel });
  await visitor.isAt(/historyType=withdraw/);
  await visitor.sees(panel, message('totalOf', '7'));
  await visitor.tab.reload();
  await visitor.sees(panel, message('totalOf', '7'));
  await visitor.tap({ role: 'button', name: message('deposit'), within: panel });
  await visitor.isAt(/historyType=deposit/);
});

test('a bonus is claimed once, and is listed as an own bonus', async ({
  visitor,
  front,
  href,
  place,
  language,
}) => {
  const say = offerMessagesIn(language);
  await openSession(visitor, place);
  await visitor.tab.goto(front.origin + href('/bonus'));
  await visitor.tap({ role: 'button', name: say('claim') });
  await visitor.sees({ role: 'dialog' }, say('thankYou'));
  await visitor.tap({ role: 'button', name: say('claim'), within: { role: 'dialog' } });
  await visitor.misses({ role: 'dialog' });
  await visitor.sees(BALANCE, '12,650.00');
  await visitor.sees({ css: '#mine' }, say('thankYou'));
});
