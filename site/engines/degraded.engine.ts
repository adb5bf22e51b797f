import type { Target } from './inPage/look.ts';
import { BALANCE, logInForDeposit, requestQr } from './support/logIn.ts';
import { expect, test } from './support/test.ts';

const CARD: Target = { role: 'article', within: { role: 'main' } };

/** In the page, before any other script: the browser has none of these. */
function removeFeatures(): void {
  const places: readonly (readonly [object, readonly string[]])[] = [
    [Navigator.prototype, ['locks', 'serviceWorker']],
    [Crypto.prototype, ['randomUUID']],
    [
      window,
      [
        'BroadcastChannel',
        'IntersectionObserver',
        'ResizeObserver',
        'matchMedia',
        'indexedDB',
        'caches',
      ],
    ],
  ];
  for (const [owner, names] of places)
    for (const name of names)
      for (
        let at: object | null = owner;
        at && at !== Object.prototype;
        at = Object.getPrototypeOf(at) as object | null
      )
        Reflect.deleteProperty(at, name);
}

/** In the page, before any other script: storage is full, and each of the others throws. */
function breakFeatures(): void {
  const refuse = (): never => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  const fill = (): never => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const give = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  Storage.prototype.setItem = fill;
  if ('LockManager' in window) LockManager.prototype.request = async () => refuse();
  if ('ServiceWorkerContainer' in window)
    ServiceWorkerContainer.prototype.register = async () => refuse();
  for (const name of ['BroadcastChannel', 'IntersectionObserver', 'ResizeObserver', 'matchMedia'])
    give(window, name, refuse);
  for (const name of ['indexedDB', 'caches'])
    Object.defineProperty(window, name, { configurable: true, get: refuse });
}

for (const { name, change } of [
  { name: 'without optional features', change: removeFeatures },
  { name: 'where optional features throw and storage is full', change: breakFeatures },
])
  test(`${name}, the lobby, a search, a login and a deposit work`, async ({
    visitor,
    front,
    href,
    message,
  }) => {
    front.extra = `(${String(change)})();`;
    await visitor.tab.goto(front.origin + href('/'));
    await visitor.sees(CARD);
    await visitor.tab.goto(front.origin + href('/list/slot'));
    await visitor.sees(CARD);
    await visitor.tab.goto(front.origin + href('/search'));
    await visitor.fill({ role: 'combobox', name: message('searchGames') }, 'durian');
    await visitor.sees({ role: 'option' }, /Durian/);
    await logInForDeposit(visitor, { front, href, message });
    await requestQr(visitor, message);
    expect(await visitor.tab.run(() => window.journey.problems)).toEqual([]);
  });

test('after storage was cleared during a visit, the member is a visitor and can log in again', async ({
  visitor,
  front,
  href,
  message,
}) => {
  await logInForDeposit(visitor, { front, href, message });
  await visitor.tab.run(() => {
    localStorage.clear();
    sessionStorage.clear();
    document.cookie = 'auth=; path=/; Max-Age=0';
    dispatchEvent(new Event('focus'));
  });
  await visitor.misses(BALANCE);
  await logInForDeposit(visitor, { front, href, message });
  expect(await visitor.tab.run(() => window.journey.problems)).toEqual([]);
});
