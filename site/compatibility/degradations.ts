import type { FallbackTest } from './platformFeature.ts';

/** How a feature can fail, besides working. */
export type Failure = 'missing' | 'throws' | 'full' | 'cleared';

/** What the site does when a feature fails in one way. */
export interface Degradation {
  readonly feature: string;
  readonly failure: Failure;
  readonly behaviour: string;
  /** The cheapest test that fails without it. */
  readonly test: FallbackTest;
}

const STORAGE = 'site/src/platform/storage';
const API = 'packages/api/src/client';
const DEPOSIT = 'site/src/areas/cashier/deposit';
const WORKER = 'site/vite/serviceWorker.test.ts';
const LOGIN = {
  file: 'site/src/areas/account/login/LoginForm.test.tsx',
  title: 'reports before the login that the browser blocks cookies',
};
const ENGINES = {
  file: 'site/engines/degraded.engine.ts',
  title: '${name}, the lobby, a search, a login and a deposit work',
};
const UNSEEN = {
  file: 'site/src/platform/device/mendBrowser.test.ts',
  title: 'every element counts as visible',
};
const PAGE_ONLY = 'Values last as long as the page.';
const items = (failure: string): FallbackTest => ({
  file: `${STORAGE}/items.test.ts`,
  title: failure,
});

/** Every browser feature that a setting, an extension or a full device can take away, with each way to fail. */
export const DEGRADATIONS: readonly Degradation[] = [
  {
    feature: 'Cookies',
    failure: 'missing',
    behaviour:
      'The login page and a notice after login say that cookies must be allowed to stay logged in.',
    test: LOGIN,
  },
  {
    feature: 'Cookies',
    failure: 'throws',
    behaviour: 'The same.',
    test: {
      file: `${STORAGE}/storesCookies.test.ts`,
      title: 'is false if the browser refuses to %s them',
    },
  },
  {
    feature: 'Cookies',
    failure: 'full',
    behaviour: 'A session that is not stored lasts as long as the page.',
    test: {
      file: 'site/src/member/session/sessionStore.test.ts',
      title: 'keeps the session as long as the page when cookies are forbidden',
    },
  },
  {
    feature: 'Cookies',
    failure: 'cleared',
    behaviour: 'The member is logged out in every tab, at the latest when the tab gets the focus.',
    test: {
      file: 'site/src/member/session/sessionStore.test.ts',
      title: 'notices on the next focus that its cookie was removed',
    },
  },
  ...(['localStorage', 'sessionStorage'] as const).flatMap((feature): Degradation[] => [
    { feature, failure: 'missing', behaviour: PAGE_ONLY, test: items('is missing') },
    { feature, failure: 'throws', behaviour: PAGE_ONLY, test: items('refuses every call') },
    { feature, failure: 'full', behaviour: PAGE_ONLY, test: items('is full') },
    {
      feature,
      failure: 'cleared',
      behaviour: 'Values are missing, as on a first visit.',
      test: items('that is cleared at any time has no value any more'),
    },
  ]),
  {
    feature: 'IndexedDB',
    failure: 'missing',
    behaviour: 'The site does not use it.',
    test: ENGINES,
  },
  {
    feature: 'IndexedDB',
    failure: 'throws',
    behaviour: 'The site does not use it.',
    test: ENGINES,
  },
  {
    feature: 'Cache storage',
    failure: 'missing',
    behaviour: 'Only the service worker uses it. It is not installed.',
    test: ENGINES,
  },
  {
    feature: 'Cache storage',
    failure: 'throws',
    behaviour: 'Every request goes to the network; no offline page.',
    test: { file: WORKER, title: 'does not withhold %s, which the network has' },
  },
  {
    feature: 'Cache storage',
    failure: 'full',
    behaviour: 'Replies are not stored.',
    test: { file: WORKER, title: 'does not withhold %s, which the network has' },
  },
  {
    feature: 'Cache storage',
    failure: 'cleared',
    behaviour:
      'Every request goes to the network and is stored again; no offline page until the next version.',
    test: { file: WORKER, title: 'does not hide why a page cannot be loaded' },
  },
  {
    feature: '`BroadcastChannel`',
    failure: 'missing',
    behaviour: 'Tabs notify each other of login and logout through storage.',
    test: {
      file: 'site/src/member/session/sessionStore.test.ts',
      title: 'notifies through storage when tabs have no channel',
    },
  },
  {
    feature: '`BroadcastChannel`',
    failure: 'throws',
    behaviour: 'The same.',
    test: {
      file: 'site/src/platform/tabs/openTabChannel.test.ts',
      title: 'gives null where the browser refuses a channel or has none',
    },
  },
  {
    feature: 'Web Locks',
    failure: 'missing',
    behaviour:
      'A lease in storage keeps tabs from renewing the session together. Every tab polls a QR.',
    test: { file: `${API}/renewalTabs.test.ts`, title: 'without locks' },
  },
  {
    feature: 'Web Locks',
    failure: 'throws',
    behaviour: 'The same.',
    test: { file: `${API}/renewalTabs.test.ts`, title: 'with forbidden locks' },
  },
  {
    feature: 'Web Locks, while a QR is pending',
    failure: 'throws',
    behaviour: 'Every tab polls the QR.',
    test: {
      file: `${DEPOSIT}/useLeader.test.tsx`,
      title:
        'makes the tab a leader when the browser refuses locks, and does not request them again',
    },
  },
  {
    feature: 'Web Locks and localStorage',
    failure: 'missing',
    behaviour:
      'Each tab renews the session under the same key, and the API gives all of them the same tokens.',
    test: { file: `${API}/renewalTabs.test.ts`, title: 'without locks and storage' },
  },
  {
    feature: 'Web Locks and localStorage',
    failure: 'full',
    behaviour: 'The same.',
    test: { file: `${API}/renewalTabs.test.ts`, title: 'without locks, with full storage' },
  },
  {
    feature: 'Service worker',
    failure: 'missing',
    behaviour: 'No offline page.',
    test: {
      file: 'site/src/app/registerServiceWorker.test.tsx',
      title: 'works without trusted types and without service workers',
    },
  },
  { feature: 'Service worker', failure: 'throws', behaviour: 'No offline page.', test: ENGINES },
  {
    feature: '`crypto.randomUUID`',
    failure: 'missing',
    behaviour: 'Keys of requests are made from `crypto.getRandomValues`.',
    test: {
      file: 'site/src/platform/device/mendBrowser.test.ts',
      title: 'gives keys in the form of a UUID, each another one, on http',
    },
  },
  ...(['`matchMedia`', '`IntersectionObserver`', '`ResizeObserver`'] as const).flatMap(
    (feature): Degradation[] => [
      {
        feature,
        failure: 'missing',
        behaviour:
          feature === '`matchMedia`'
            ? 'No query matches.'
            : feature === '`ResizeObserver`'
              ? 'Elements are measured once, and when the window has another size.'
              : 'Everything counts as visible, and is shown immediately.',
        test: feature === '`IntersectionObserver`' ? UNSEEN : ENGINES,
      },
      {
        feature,
        failure: 'throws',
        behaviour: 'The same.',
        test: {
          file: 'site/src/platform/device/mendBrowser.test.ts',
          title: 'is replaced if it %s, and nothing else',
        },
      },
    ],
  ),
];
