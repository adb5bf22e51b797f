import { offerWordsIn } from '../e2e/support/offerWords.ts';
import type { Target } from './inPage/look.ts';
import { BALANCE, inMain, logIn } from './support/logIn.ts';
import { openSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

const DEMO = 'm_0001';

test('a member logs in, stays logged in after a reload, and logs out', async ({
  visitor,
  front,
  href,
  words,
}) => {
  await visitor.tab.goto(`${front.origin}${href('/login')}?url=%2Flist%2Fslot`);
  // The reason comes in above the form and moves it, so it is read first.
  await visitor.sees({ role: 'main' }, words('logInToGoOn'));
  await logIn(visitor, words, 'wrong');
  await visitor.sees({ role: 'alert', has: words('wrongLogin') });
  expect((await visitor.look(inMain({ role: 'textbox', name: words('username') }))).value).toBe(
    'demo',
  );
  await logIn(visitor, words);
  await visitor.isAt(href('/list/slot'));
  await visitor.sees(BALANCE, '12,500.00');
  await visitor.tab.reload();
  await visitor.sees(BALANCE, '12,500.00');
  await visitor.tab.goto(front.origin + href('/menu'));
  await visitor.tap({
    role: 'button',
    name: words('logout'),
    within: { role: 'navigation', name: words('mainMenu') },
  });
  await visitor.sees({ role: 'link', name: words('login'), within: { role: 'banner' } });
  await visitor.misses(BALANCE);
});

test('a deposit by QR is paid, and the balance rises by it', async ({
  visitor,
  front,
  href,
  words,
  place,
  sandbox,
}) => {
  await openSession(visitor, place);
  await visitor.tab.goto(front.origin + href('/deposit'));
  await visitor.tap({ role: 'button', nameLike: '(?<!\\d)50 – 45,000' });
  await visitor.fill({ role: 'textbox', name: words('depositAmount') }, '504');
  await visitor.tap({ role: 'button', name: words('createQr') });
  await visitor.sees({ role: 'img', name: words('qrFor', '504.00') });
  await sandbox.pull('qr-pay', { member: DEMO });
  await visitor.sees({ role: 'heading', name: words('depositDone') });
  await visitor.sees(BALANCE, '13,004.00');
});

test('a withdrawal is reviewed, sent once, and locks the next one', async ({
  visitor,
  front,
  href,
  words,
  place,
}) => {
  await openSession(visitor, place);
  await visitor.tab.goto(front.origin + href('/withdraw'));
  await visitor.fill({ role: 'textbox', name: words('withdrawAmount') }, '1000.50');
  await visitor.tap({ role: 'button', name: words('withdraw'), css: '[type=submit]' });
  await visitor.sees({ role: 'heading', name: words('review') });
  await visitor.tap({ role: 'button', name: words('confirmWithdraw') });
  await visitor.sees({ role: 'heading', name: words('withdrawDone') });
  await visitor.sees(BALANCE, '11,499.50');
  await visitor.tab.goto(front.origin + href('/withdraw'));
  const locked = await visitor.sees({ role: 'button', nameLike: words('lockedFor') }, /\d+:\d\d/);
  expect(locked.attributes).toHaveProperty('disabled');
});

test('the history is narrowed in the address and after a reload', async ({
  visitor,
  front,
  href,
  words,
  place,
}) => {
  await openSession(visitor, place);
  await visitor.tab.goto(front.origin + href('/history'));
  const panel: Target = { role: 'region', name: words('historyPanel') };
  await visitor.sees({ role: 'listitem', within: panel });
  await visitor.tap({ role: 'radio', name: words('withdraw'), within: panel });
  await visitor.isAt(/historyType=withdraw/);
  await visitor.sees(panel, words('totalOf', '7'));
  await visitor.tab.reload();
  await visitor.sees(panel, words('totalOf', '7'));
  await visitor.tap({ role: 'radio', name: words('deposit'), within: panel });
  await visitor.isAt(/historyType=deposit/);
});

test('a bonus is claimed once, and stands among the own ones', async ({
  visitor,
  front,
  href,
  place,
  language,
}) => {
  const say = offerWordsIn(language);
  await openSession(visitor, place);
  await visitor.tab.goto(front.origin + href('/bonus'));
  await visitor.tap({ role: 'button', name: say('claim') });
  await visitor.sees({ role: 'dialog' }, say('thankYou'));
  await visitor.tap({ role: 'button', name: say('claim'), within: { role: 'dialog' } });
  await visitor.misses({ role: 'dialog' });
  await visitor.sees(BALANCE, '12,650.00');
  await visitor.sees({ css: '#mine' }, say('thankYou'));
});
