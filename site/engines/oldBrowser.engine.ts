import type { Target } from './inPage/look.ts';
import { BALANCE, logInForDeposit, requestQr } from './support/logIn.ts';
import { olderBrowser } from './support/olderBrowser.ts';
import { openSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

const CARD: Target = { role: 'article', within: { role: 'main' } };
/** Pages with a form, a table, a list, operator text and every type of panel. */
const PAGES = [
  '/',
  '/promotion',
  '/search/dragon',
  '/deposit',
  '/withdraw',
  '/history',
  '/bonus',
  '/notices',
  '/profile',
  '/help',
  '/vip',
];

test.beforeEach(({ front }) => {
  const { script, lower } = olderBrowser();
  Object.assign(front, { extra: script, lower });
});

test('a member logs in, sees a list and gets a QR without any newer or optional feature', async ({
  visitor,
  front,
  href,
  message,
}) => {
  await visitor.tab.goto(front.origin + href('/list/slot'));
  await visitor.sees(CARD);
  const left = await visitor.tab.run(() =>
    [
      'toSorted' in Array.prototype && 'toSorted',
      'canParse' in URL && 'canParse',
      'Segmenter' in Intl && 'Segmenter',
      'serviceWorker' in navigator && 'serviceWorker',
      'locks' in navigator && 'locks',
      ...['BroadcastChannel', 'navigation', 'requestIdleCallback', 'trustedTypes'].map(
        (name) => name in window && name,
      ),
    ].filter(Boolean),
  );
  expect(left, 'features that are still there').toEqual([]);
  await logInForDeposit(visitor, { front, href, message });
  await requestQr(visitor, message);
  expect(await visitor.tab.run(() => window.journey.problems)).toEqual([]);
});

test(
  'every kind of page opens and keeps its text in place',
  { tag: '@prove' },
  async ({ visitor, front, href, place }) => {
    await openSession(visitor, place);
    for (const path of PAGES) {
      await visitor.tab.goto(front.origin + href(path));
      await visitor.sees({ role: 'heading', level: 1 });
      await visitor.sees(BALANCE);
      const found = await visitor.tab.run(async () => {
        await document.fonts.ready;
        return [...window.journey.layoutProblems(), ...window.journey.problems];
      });
      expect(found, path).toEqual([]);
    }
  },
);

test('a field, a search and a choice show that they have the focus', async ({
  visitor,
  front,
  href,
  message,
}) => {
  const field = { role: 'textbox', name: message('username'), within: { role: 'main' } };
  await visitor.tab.goto(front.origin + href('/login'));
  await visitor.tap(field);
  await visitor.hasFocus(field);
  await visitor.until(async () => expect(await visitor.tab.run(ringOf)).toMatch(/^ring/));
  const search = { role: 'combobox', name: message('searchGames') };
  await visitor.tab.goto(front.origin + href('/search'));
  await visitor.tap(search);
  await visitor.hasFocus(search);
  await visitor.until(async () => expect(await visitor.tab.run(ringOf)).toMatch(/^ring/));
  await visitor.tab.goto(front.origin + href('/list/slot'));
  await visitor.sees(CARD);
  await visitor.tab.run(() => document.querySelector<HTMLElement>('main select')!.focus());
  await visitor.until(async () => expect(await visitor.tab.run(ringOf)).toMatch(/^ring/));
});

/** In the page: `ring` or `no ring` at the expected element: the focused element, or its frame. */
function ringOf(): string {
  const focused = document.activeElement!;
  const hasRing = [focused, focused.parentElement!].some(
    (each) => getComputedStyle(each).outlineStyle !== 'none',
  );
  return `${hasRing ? 'ring' : 'no ring'} around ${focused.outerHTML.slice(0, 120)}`;
}
