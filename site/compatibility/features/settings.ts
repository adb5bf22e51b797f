import type { PlatformFeature } from '../platformFeature.ts';
import { MONEY } from './olderBrowserTests.ts';

const UI = 'packages/ui/src';

/**
 * Features that all targets have, but not in every situation: a user may turn them off, a private window or an in-app
 * browser may lack them, or the three engines implement them differently.
 */
export const SETTING_FEATURES: readonly PlatformFeature[] = [
  {
    name: 'Cookies and storage',
    keys: ['api.Document.cookie'],
    pattern: /\bdocument\.cookie\b|=> (?:local|session)Storage\b/,
    usedIn: [
      'site/src/platform/storage',
      'packages/api/src/client/lease.ts',
      'packages/sandbox/src',
    ],
    without: 'Values last as long as the page. The login page and a notice after login say so.',
    test: {
      file: 'site/engines/storage.engine.ts',
      title: 'a member is told that the login lasts only as long as the page',
    },
  },
  {
    name: 'Service worker',
    keys: ['api.ServiceWorkerContainer.register'],
    pattern: /navigator\.serviceWorker\b/,
    usedIn: [
      'site/src/app/lateFaces.ts',
      'site/src/app/registerServiceWorker.ts',
      'site/src/platform/device/systemNotification.ts',
      'packages/sandbox/src/play/hostile',
    ],
    without:
      'No offline page, and on a slow network every visit begins in fallback fonts. Firefox has no service worker in a private window, and the in-app browsers of iOS have none.',
    test: {
      file: 'site/src/app/registerServiceWorker.test.tsx',
      title: 'works without trusted types and without service workers',
    },
  },
  {
    name: 'Preload of a navigation by the service worker',
    keys: ['api.NavigationPreloadManager.enable'],
    pattern: /\bnavigationPreload\b/,
    usedIn: ['site/worker/serviceWorker.ts'],
    without:
      'The worker requests the page itself; Firefox then sends `Sec-Fetch-Mode: same-origin`.',
    test: {
      file: 'site/engines/serviceWorker.engine.ts',
      title: 'a page controlled by the service worker opens by its address',
    },
  },
  {
    name: 'Request header `Sec-Fetch-Site`',
    keys: ['http.headers.Sec-Fetch-Site'],
    pattern: /'sec-fetch-site'/,
    usedIn: ['site/server/handler/languageRedirect.ts'],
    without: 'A bare address redirects to the language chosen last, also from a page of the site.',
    test: {
      file: 'site/server/documents/pageDocuments.test.ts',
      title: 'lead from the bare address to the language of the last choice, and nowhere else',
    },
  },
  {
    name: 'Channels between tabs: `BroadcastChannel`',
    keys: ['api.BroadcastChannel'],
    pattern: /new BroadcastChannel\(/,
    usedIn: ['site/src/platform/tabs/openTabChannel.ts'],
    without: 'Firefox throws while it blocks cookies. Each tab sees changes with its next request.',
    test: {
      file: 'site/src/platform/tabs/openTabChannel.test.ts',
      title: 'gives null where the browser refuses a channel or has none',
    },
  },
  {
    name: 'Locks between tabs: Web Locks',
    keys: ['api.LockManager.request'],
    pattern: /\bnavigator\.locks\b/,
    usedIn: [
      'site/src/platform/tabs/withTabLock.ts',
      'site/src/areas/cashier/deposit/standForLeader.ts',
      'site/src/areas/cashier/deposit/useLeader.ts',
      'packages/api/src/client/renewal.ts',
    ],
    without:
      'Firefox refuses locks while it blocks cookies, and http has none. A lease replaces them; every tab leads.',
    test: {
      file: 'site/src/areas/cashier/deposit/useLeader.test.tsx',
      title:
        'makes the tab a leader when the browser refuses locks, and does not request them again',
    },
  },
  {
    name: 'Clipboard',
    keys: ['api.Clipboard.writeText'],
    pattern: /\bnavigator\.clipboard\b/,
    usedIn: [`${UI}/primitives/CopyButton/copyText.ts`],
    without: 'The button does not report success; the text can be selected.',
    test: {
      file: `${UI}/primitives/CopyButton/CopyButton.test.tsx`,
      title: 'does not report success when the browser refuses',
    },
  },
  {
    name: 'Idempotency keys: `crypto.randomUUID` (https only)',
    keys: ['api.Crypto.randomUUID'],
    pattern: /\bcrypto\.randomUUID\(/,
    usedIn: [
      'site/src/areas',
      'site/src/member/payout/usePayoutFlow.ts',
      'site/src/platform/device',
      'packages/sandbox/src',
    ],
    without: 'Keys are made from `crypto.getRandomValues`.',
    test: {
      file: 'site/src/platform/device/mendBrowser.test.ts',
      title: 'gives keys in the form of a UUID, each another one, on http',
    },
  },
  {
    name: 'Phone keyboard: `visualViewport`',
    keys: ['api.VisualViewport'],
    pattern: /\bvisualViewport\b/,
    usedIn: [`${UI}/hooks/useAboveKeyboard.ts`],
    without: 'The main button of a page stays at the end of the page.',
    test: MONEY,
  },
  {
    name: 'Back/forward cache (`pageshow`)',
    keys: [],
    pattern: /'page(?:show|hide)'/,
    usedIn: [
      'site/src/early.ts',
      'site/src/routing/scroll/scrollPositions.ts',
      'site/src/routing/chunks/missingChunk.ts',
      'site/src/areas/cashier/deposit',
      'site/src/areas/account/line/useLineStart.ts',
      'site/src/areas/games/play',
      'site/src/member/cashier/pendingQr.ts',
      'site/src/member/session/sessionStore.ts',
      'site/src/platform/telemetry/startReporting.ts',
    ],
    without: 'Back loads the page again.',
    test: {
      file: 'site/engines/backForward.engine.ts',
      title: 'Back from another site restores a working page with the current balance',
    },
  },
  {
    name: 'Zoom into fields under 16 px on iPhones',
    keys: [],
    pattern: /fontSize: (?:'16px'|`max\(16px)/,
    usedIn: [UI],
    without: 'No text field, list or text area of a phone is smaller.',
    test: {
      file: 'site/engines/fields.engine.ts',
      title: 'no field of a phone is smaller than 16 px',
    },
  },
  {
    name: 'SMS codes: `autocomplete="one-time-code"`',
    keys: [],
    pattern: /"one-time-code"/,
    usedIn: [`${UI}/primitives/OtpField/OtpField.tsx`],
    without: 'The code is typed or pasted; a whole message can be pasted.',
    test: {
      file: `${UI}/account/OtpStep/OtpStep.test.tsx`,
      title: "toEqual(['numeric', 'one-time-code'])",
    },
  },
  {
    name: 'Viewport height with phone toolbars: `dvh`',
    keys: ['css.types.length.viewport_percentage_units_dynamic'],
    pattern: /\d(?:d|s|l)vh\b/,
    usedIn: [UI, 'site/src', 'packages/sandbox/src'],
    without: 'All targets have it, so the build drops a preceding `vh`.',
    test: {
      file: 'site/vite/builtStyles.test.ts',
      title: 'needs no vh before dvh',
    },
  },
  {
    name: 'Notch and home bar: `env(safe-area-inset-*)`',
    keys: [],
    pattern: /env\(safe-area-inset/,
    usedIn: [UI, 'site/src', 'packages/sandbox/src'],
    without: 'The inset is 0.',
    test: MONEY,
  },
  {
    name: 'Gestures: `touch-action`',
    keys: ['css.properties.touch-action.pan-y', 'css.properties.touch-action.pinch-zoom'],
    pattern: /touchAction:|touch-action:/,
    usedIn: [UI, 'packages/sandbox/src'],
    without:
      'Only values that Safari has are used. A gesture that the browser takes over is cancelled.',
    test: {
      file: `${UI}/hooks/useDragDismiss.test.tsx`,
      title: 'scrolls the content while it is scrolled',
    },
  },
];
