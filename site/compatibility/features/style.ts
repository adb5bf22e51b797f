import type { PlatformFeature } from '../platformFeature.ts';
import { FOCUS, PAGES } from './olderBrowserTests.ts';

const UI = 'packages/ui/src';

/** Styles that some browsers do not support. A browser ignores styles that it does not support. */
export const STYLE_FEATURES: readonly PlatformFeature[] = [
  {
    name: '`:has()`',
    keys: ['css.selectors.has'],
    usedIn: [
      UI,
      'site/src/frame/footer/SiteFooter.css.ts',
      'packages/sandbox/src/line/page/line.css',
      'packages/sandbox/src/play/page',
    ],
    without:
      '`:focus-within` shows the focus of fields, searches and choices. The icon of a choice shows the selection. Floating elements do not move for a panel. On a phone the main action of a view is in its flow, and the tab bar stays.',
    test: FOCUS,
  },
  {
    name: 'Balanced and pretty line breaks: `text-wrap`',
    keys: ['css.properties.text-wrap'],
    usedIn: [
      UI,
      'site/src/areas/community/vip/VipOverview.css.ts',
      'site/src/offline.css',
      'packages/sandbox/src/line/page/line.css',
    ],
    without: 'Lines break at the end of the line.',
    test: PAGES,
  },
  {
    name: 'The outline of a digit behind its fill: `paint-order`',
    keys: ['css.properties.paint-order'],
    usedIn: [`${UI}/primitives/Rail/Rail.css.ts`],
    without: 'Half of the outline is on the fill, so that a rank looks thinner.',
    test: PAGES,
  },
  {
    name: 'A picture that stays until its element has faded out: `transition-behavior`',
    keys: ['css.properties.transition-behavior'],
    usedIn: [`${UI}/games/GameCard/GameCardActions.css.ts`],
    without: 'When a mouse leaves a card, its figure is back in its place immediately.',
    test: PAGES,
  },
  {
    name: 'The unit `lh`',
    keys: ['css.types.length.lh'],
    usedIn: [
      `${UI}/primitives/DataTable/DataTable.css.ts`,
      `${UI}/primitives/RichText/RichText.css.ts`,
    ],
    without: 'The preceding value in `em` is used.',
    test: PAGES,
  },
  {
    name: 'Alternative text in `content`',
    keys: ['css.properties.content.alt_text'],
    pattern: /content: \[[^\]]* \/ ""/,
    usedIn: [`${UI}/primitives/DataTable/DataTable.css.ts`],
    without:
      'The preceding value without alternative text is used; a screen reader reads the label twice.',
    test: PAGES,
  },
  {
    name: '`scrollbar-gutter`',
    keys: ['css.properties.scrollbar-gutter'],
    usedIn: [
      `${UI}/theme/reset.css.ts`,
      `${UI}/private/scrollLock.css.ts`,
      `${UI}/games/GameFrame/fullWindow.css.ts`,
    ],
    without:
      'A page moves by the width of its scroll bar when a longer one replaces it; phones have none.',
    test: PAGES,
  },
  {
    name: 'Thin, coloured and hidden scroll bars',
    keys: [
      'css.properties.scrollbar-color',
      'css.properties.scrollbar-width',
      'css.selectors.-webkit-scrollbar',
    ],
    usedIn: [UI, 'site/src/areas/games/list/ListBody.css.ts', 'packages/sandbox/src/chat/page'],
    without: 'Scroll bars have the system style. The two notations cover each other’s browsers.',
    test: PAGES,
  },
  {
    name: '`overscroll-behavior`',
    keys: ['css.properties.overscroll-behavior', 'css.properties.overscroll-behavior-x'],
    usedIn: [UI, 'site/src/areas/games/list/ListBody.css.ts', 'packages/sandbox/src/chat/page'],
    without:
      'The page scrolls when a scroll container reaches its end. Older browsers have it with small bugs.',
    test: PAGES,
  },
  {
    name: '`mask-image`',
    keys: ['css.properties.mask-image'],
    usedIn: [`${UI}/primitives/Rail/Rail.css.ts`, `${UI}/primitives/Tabs/Tabs.css.ts`],
    without:
      'The build adds the prefixed name for Chrome before 120; without either, edges do not fade.',
    test: PAGES,
  },
  {
    name: '`user-select`',
    keys: ['css.properties.user-select'],
    usedIn: [UI],
    without: 'The build adds the prefixed name for Safari.',
    test: {
      file: 'site/vite/builtStyles.test.ts',
      title: 'adds what Safari knows only with a prefix',
    },
  },
  {
    name: 'Text size of a rotated phone: `text-size-adjust`',
    keys: ['css.properties.text-size-adjust'],
    usedIn: [`${UI}/theme/reset.css.ts`, 'site/src/offline.css'],
    without: 'The build adds the prefixed name for Safari on iPhones.',
    test: {
      file: 'site/vite/builtStyles.test.ts',
      title: 'adds what only Safari on iPhones knows',
    },
  },
  {
    name: 'Tap highlight: `-webkit-tap-highlight-color`',
    keys: ['css.properties.-webkit-tap-highlight-color'],
    usedIn: [
      `${UI}/theme/reset.css.ts`,
      'packages/sandbox/src/chat/page',
      'packages/sandbox/src/play/page',
    ],
    without: 'Browsers without it do not highlight taps.',
    test: PAGES,
  },
  {
    name: 'Anchor positioning',
    keys: [
      'css.properties.anchor-name',
      'css.properties.position-anchor',
      'css.properties.position-area',
    ],
    usedIn: [`${UI}/shell/Sidebar/Sidebar.css.ts`],
    without: 'A folded menu shows no label next to its icon; a screen reader reads it.',
    test: PAGES,
  },
  {
    name: 'Scroll-driven animations',
    keys: ['css.properties.animation-timeline', 'css.properties.animation-range'],
    usedIn: [`${UI}/primitives/Tabs/Tabs.css.ts`],
    without: 'The edges of a list of tabs do not fade.',
    test: PAGES,
  },
  {
    name: '`:autofill`',
    keys: ['css.selectors.autofill'],
    usedIn: [`${UI}/primitives/Field/Field.css.ts`, `${UI}/primitives/OtpField/OtpField.css.ts`],
    without: 'The build adds the prefixed name for Chrome before 110.',
    test: {
      file: 'site/vite/builtStyles.test.ts',
      title: 'adds what Chrome before 110 and 120 knows only with a prefix',
    },
  },
  {
    name: 'System colours: `forced-color-adjust`',
    keys: ['css.properties.forced-color-adjust'],
    usedIn: [
      `${UI}/cashier/BankMark/BankMark.css.ts`,
      `${UI}/primitives/QrCode/QrCode.css.ts`,
      `${UI}/primitives/Switch/Switch.css.ts`,
    ],
    without: 'Safari has no such colour mode.',
    test: PAGES,
  },
  {
    name: '`float: inline-start`',
    keys: ['css.properties.float.inline-start'],
    usedIn: [`${UI}/primitives/DataTable/DataTable.css.ts`],
    without: 'The preceding `left` is used; both languages are written from left to right.',
    test: PAGES,
  },
  {
    name: '`justify-content: safe`',
    keys: ['css.properties.justify-content.safe'],
    usedIn: [`${UI}/games/GameFrame/GameFrame.css.ts`],
    without: 'Content is at the start instead of the centre.',
    test: PAGES,
  },
  {
    name: '`overflow-clip-margin`',
    keys: ['css.properties.overflow-clip-margin'],
    usedIn: [`${UI}/primitives/RichText/RichText.css.ts`],
    without: 'A focus ring at the edge of operator text is cut.',
    test: PAGES,
  },
  {
    name: 'Rounded bars: `rx` as a style',
    keys: ['css.properties.rx'],
    usedIn: [`${UI}/primitives/BarChart/BarChart.css.ts`],
    without: 'Bars have square corners.',
    test: PAGES,
  },
  {
    name: 'Dotted underline in one declaration',
    keys: ['css.properties.text-decoration.dotted'],
    usedIn: [`${UI}/games/GameCard/GameCard.css.ts`],
    without: 'The build adds the prefixed name for Safari.',
    test: {
      file: 'site/vite/builtStyles.test.ts',
      title: 'adds what Safari knows only with a prefix',
    },
  },
  {
    name: 'Monospace font of the system',
    keys: ['css.properties.font-family.ui-monospace'],
    usedIn: [`${UI}/cashier/UsdtPanel/UsdtPanel.css.ts`],
    without: 'The next font of the list is used.',
    test: PAGES,
  },
  {
    name: 'Colour of a radio button: `accent-color`',
    keys: ['css.properties.accent-color'],
    usedIn: ['packages/sandbox/src/line/page/line.css'],
    without: 'It has the system colour.',
    test: PAGES,
  },
  {
    name: 'Parts outside of the first screen that wait: `content-visibility`, `@media (scripting)`',
    keys: [
      'css.properties.content-visibility',
      'css.properties.contain-intrinsic-block-size',
      'css.at-rules.media.scripting',
    ],
    usedIn: ['site/src/platform/styles/waitUntil.ts'],
    without: 'A phone loads the covers of cards outside of the first screen before the scripts.',
    test: PAGES,
  },
  {
    name: '`color-mix()`',
    keys: ['css.types.color.color-mix'],
    usedIn: [
      'packages/sandbox/src/play/page/stage.css',
      'packages/ui/src/primitives/Illustration/Illustration.css.ts',
      'site/src/offline.css',
    ],
    without: 'A winning symbol has no glow, and illustrations have fewer tones.',
    test: PAGES,
  },
  {
    name: 'Mouse features: cursors, `resize`, `::selection`, `::marker`, the clear button of a search field',
    keys: [
      'css.properties.cursor',
      'css.properties.resize',
      'css.selectors.selection',
      'css.selectors.marker',
      'css.selectors.-webkit-search-cancel-button',
    ],
    usedIn: [UI, 'packages/sandbox/src'],
    without: 'Phones have none of these, and nothing depends on them.',
    test: PAGES,
  },
];
