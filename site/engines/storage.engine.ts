import type { Target } from './inPage/look.ts';
import { logInForDeposit, requestQr } from './support/logIn.ts';
import { expect, test } from './support/test.ts';

test.use({ setup: { storage: 'blocked' } });

const CARD: Target = { role: 'article', within: { role: 'main' } };

test('the site opens and works when the browser blocks cookies and storage', async ({
  visitor,
  front,
  href,
  message,
}) => {
  await visitor.tab.goto(front.origin + href('/'));
  await visitor.sees(CARD);
  const kept = await visitor.tab.run(() => {
    document.cookie = 'probe=1; path=/';
    return document.cookie;
  });
  expect(kept, 'the browser keeps no cookie').toBe('');
  await visitor.tab.goto(front.origin + href('/list/slot'));
  await visitor.sees(CARD);
  await visitor.tab.goto(front.origin + href('/search'));
  await visitor.fill({ role: 'combobox', name: message('searchGames') }, 'durian');
  await visitor.sees({ role: 'option' }, /Durian/);
  expect(await visitor.tab.run(() => window.journey.problems)).toEqual([]);
});

test('a member is told that the login lasts only as long as the page', async ({
  visitor,
  front,
  href,
  message,
}) => {
  await logInForDeposit(visitor, { front, href, message }, message('cookiesBlocked'));
  await visitor.sees({ role: 'region', name: message('notifications') }, message('notStored'));
  await requestQr(visitor, message);
  expect(await visitor.tab.run(() => window.journey.problems)).toEqual([]);
  await visitor.tab.reload();
  await visitor.isAt(`${href('/login')}?url=%2Fdeposit`);
});
