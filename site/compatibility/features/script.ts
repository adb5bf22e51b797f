import type { PlatformFeature } from '../platformFeature.ts';
import { MONEY } from './olderBrowserTests.ts';

/** Functions and objects that only newer browsers have. */
export const SCRIPT_FEATURES: readonly PlatformFeature[] = [
  {
    name: 'Idle work: `requestIdleCallback`',
    keys: ['api.Window.requestIdleCallback', 'api.Window.cancelIdleCallback'],
    usedIn: ['site/src/platform/clock/whenIdle.ts'],
    without: 'Runs after the load event, so that it does not compete with the initial view.',
    test: {
      file: 'site/src/platform/clock/whenIdle.test.tsx',
      title: 'waits for the load event in a browser without requestIdleCallback',
    },
  },
  {
    name: 'Word boundaries: `Intl.Segmenter`',
    keys: ['javascript.builtins.Intl.Segmenter'],
    usedIn: [
      'packages/domain/src/text/wordSegments.ts',
      'packages/ui/src/primitives/Avatar/initials.ts',
    ],
    without: 'Only spaces separate words; initials are code points.',
    test: {
      file: 'packages/domain/src/text/wordSegments.test.ts',
      title: 'splits at spaces if the browser has no Intl.Segmenter',
    },
  },
  {
    name: 'Passkeys in the autofill of a field',
    keys: ['api.PublicKeyCredential.isConditionalMediationAvailable_static'],
    pattern: /\bbrowserSupportsWebAuthnAutofill\b/,
    usedIn: ['site/src/areas/account/passkeys/prompts.ts'],
    without: 'Only the button below the login form offers passkeys.',
    test: {
      file: 'site/src/areas/account/passkeys/passkeyLogin.test.tsx',
      title: 'logs in with what the device signed',
    },
  },
  {
    name: 'Whether a page was just tapped: `navigator.userActivation`',
    keys: ['api.Navigator.userActivation', 'api.UserActivation.isActive'],
    usedIn: ['site/src/areas/notices/dialogs/useModalRoom.ts'],
    without: 'A dialog of the operator may open soon after the first tap on a page.',
    test: {
      file: 'site/src/areas/notices/dialogs/NoticeWatch.test.tsx',
      title: 'show a visitor only the announcement, once in two hours',
    },
  },
  {
    name: 'Sharing: `navigator.share`',
    keys: ['api.Navigator.share', 'api.Navigator.canShare'],
    pattern: /navigator\.(?:canS|s)hare\b|'share' in navigator/,
    usedIn: [
      'site/src/areas/affiliate/AffiliateLink.tsx',
      'site/src/areas/games/detail/useShare.ts',
      'packages/ui/src/cashier/SaveImage.tsx',
    ],
    without: 'No share button. The link can be copied and the picture can be saved.',
    test: {
      file: 'site/src/areas/games/detail/useShare.test.tsx',
      title: 'offers nothing in a browser that cannot share',
    },
  },
  {
    name: 'Notifications of the system',
    keys: [
      'api.Notification',
      'api.Notification.permission_static',
      'api.Notification.requestPermission_static',
      'api.ServiceWorkerRegistration.showNotification',
      'api.ServiceWorkerGlobalScope.notificationclick_event',
    ],
    pattern: /\bNotification\.|\bshowNotification\(|'notificationclick'/,
    usedIn: [
      'site/src/platform/device/systemNotification.ts',
      'site/worker/serviceWorker.ts',
      'packages/sandbox/src/play/hostile/page',
    ],
    without:
      'Not offered. The page, the inbox and the history have the same news (every iPhone browser tab).',
    test: {
      file: 'site/src/platform/device/systemNotification.test.ts',
      title: 'is offered as long as the member has not decided, and not without this feature',
    },
  },
  {
    name: 'Data saver and speed of the network: `navigator.connection`',
    keys: [
      'api.Navigator.connection',
      'api.NetworkInformation.effectiveType',
      'api.NetworkInformation.saveData',
    ],
    pattern: /\bconnection\?\.|\bconnection\?:/,
    usedIn: ['site/src/platform/connection/connection.ts'],
    without: 'Pages are prefetched as on a fast network.',
    test: {
      file: 'site/src/platform/connection/connection.test.tsx',
      title: 'is false in a browser that cannot tell',
    },
  },
  {
    name: 'History entries: Navigation API',
    keys: ['api.Navigation.currentEntry', 'api.Navigation.traverseTo', 'api.Navigation.entries'],
    pattern: /\bnavigation\.traverseTo\b|'navigation' in window/,
    usedIn: ['site/src/areas/games/play/leaveBack.ts'],
    without: 'Back from a game skips the entries of the page, but not those of the game.',
    test: {
      file: 'site/src/areas/games/play/useLeaveQuestion.test.tsx',
      title: 'goes back to the previous page',
    },
  },
  {
    name: 'Full screen of a game',
    keys: [
      'api.Element.requestFullscreen',
      'api.Document.exitFullscreen',
      'api.Document.fullscreenElement',
      'api.Document.fullscreenchange_event',
      'api.Element.fullscreenchange_event',
      'api.ShadowRoot.fullscreenElement',
    ],
    usedIn: ['packages/ui/src/games/GameFrame/useFullWindow.ts'],
    without: 'The game fills the window (every iPhone).',
    test: {
      file: 'packages/ui/src/games/GameFrame/useFullWindow.test.tsx',
      title: 'fills the window in a browser without the Fullscreen API',
    },
  },
  {
    name: 'Trusted Types',
    keys: [
      'api.trustedTypes',
      'api.TrustedTypePolicyFactory.createPolicy',
      'api.TrustedTypePolicy.createScriptURL',
    ],
    usedIn: [
      'site/src/platform/device/trustedAddress.ts',
      'packages/ui/src/primitives/RichText/sanitize.ts',
    ],
    without:
      'The same rules check the address; operator text is sanitised in the same way. The policy of the page ignores the directive.',
    test: {
      file: 'site/src/app/registerServiceWorker.test.tsx',
      title: 'works without trusted types and without service workers',
    },
  },
  {
    name: 'Touch events (none on a desktop)',
    keys: [
      'api.Element.touchstart_event',
      'api.Element.touchmove_event',
      'api.Element.touchend_event',
      'api.Element.touchcancel_event',
      'api.TouchEvent.touches',
      'api.TouchEvent.changedTouches',
    ],
    usedIn: [
      'packages/ui/src/cashier/UsdtGuide/swipeDistance.ts',
      'packages/ui/src/hooks/useDragDismiss.ts',
    ],
    without: 'A sheet is dragged at its handle by mouse or pen.',
    test: {
      file: 'packages/ui/src/hooks/useDragDismiss.test.tsx',
      title: 'dismisses once after a long drag at any speed',
    },
  },
  {
    name: 'Input methods: `isComposing`',
    keys: ['api.InputEvent.isComposing', 'api.KeyboardEvent.isComposing'],
    usedIn: [
      'site/src/areas/games/search/useEnterMeant.ts',
      'packages/ui/src/private/groupedEdit.ts',
      'packages/ui/src/games/SearchSuggestions/useFieldKeys.ts',
      'packages/ui/src/shell/SearchField/SearchField.tsx',
      'packages/sandbox/src/chat/page',
    ],
    without:
      'Safari ends a composition before the key event, so that Enter may confirm a word and search immediately. Thai and English keyboards do not compose.',
    test: {
      file: 'packages/ui/src/shell/SearchField/SearchField.test.tsx',
      title: 'does not change text during IME composition',
    },
  },
  {
    name: 'The browser’s text search in long lists: `beforematch`',
    keys: ['api.Element.beforematch_event'],
    usedIn: ['packages/ui/src/games/GameGrid/GameNames.tsx'],
    without: 'It finds only rendered games.',
    test: MONEY,
  },
  {
    name: 'Confirmation before a tab closes: `beforeunload`',
    keys: ['api.Window.beforeunload_event'],
    usedIn: [
      'site/src/areas/games/play/useLeaveQuestion.ts',
      // They only hear that the page is left.
      'site/src/early.ts',
      'site/src/routing/chunks/missingChunk.ts',
    ],
    without:
      'iPhones close a tab without a confirmation. Links and Back ask on every device. An older Firefox does not store a page with a listener for Back, and loads it again.',
    test: {
      file: 'site/src/areas/games/play/useLeaveQuestion.test.tsx',
      title: 'asks on Back, and a second Back leaves',
    },
  },
  {
    name: '`AbortSignal.timeout`',
    keys: ['api.AbortSignal.timeout_static'],
    usedIn: ['packages/sandbox/src/chat/page', 'packages/sandbox/src/play/page'],
    without:
      'Chrome before 124 reports a time-out as an abort; the sandbox pages treat both in the same way.',
    test: {
      file: 'packages/sandbox/src/play/playApi.test.ts',
      title: 'treats a timeout like a lost connection, for both names of the error',
    },
  },
];
