import type { PlatformFeature } from '../platformFeature.ts';
import { FOCUS, PAGES } from './olderBrowserTests.ts';

const UI = 'packages/ui/src';

/** Styles that not every browser knows. A browser leaves out what it does not know. */
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
      '`:focus-within` shows the focus of fields, searches and choices. The mark of a choice shows what is chosen. What floats does not make room for a panel.',
    test: FOCUS,
  },
  {
    name: 'Balanced and pretty line breaks: `text-wrap`',
    keys: ['css.properties.text-wrap'],
    usedIn: [UI, 'site/src/offline.css', 'packages/sandbox/src/line/page/line.css'],
    without: 'Lines break where they are full.',
    test: PAGES,
  },
  {
    name: 'The unit `lh`',
    keys: ['css.types.length.lh'],
    usedIn: [
      `${UI}/primitives/DataTable/DataTable.css.ts`,
      `${UI}/primitives/RichText/RichText.css.ts`,
    ],
    without: 'A value in `em` before it counts.',
    test: PAGES,
  },
  {
    name: 'Alternative text in `content`',
    keys: ['css.properties.content.alt_text'],
    pattern: /content: \[[^\]]* \/ ""/,
    usedIn: [
      `${UI}/primitives/DataTable/DataTable.css.ts`,
      `${UI}/community/VipLevelTable/VipLevelTable.css.ts`,
    ],
    without:
      'A value without alternative text before it counts; a screen reader says the label twice.',
    test: PAGES,
  },
  {
    name: '`scrollbar-gutter`',
    keys: ['css.properties.scrollbar-gutter'],
    usedIn: [`${UI}/theme/reset.css.ts`, `${UI}/games/GameFrame/fullWindow.css.ts`],
    without: 'A page moves by the width of its scroll bar when an overlay opens; phones have none.',
    test: PAGES,
  },
  {
    name: 'Thin, coloured and hidden scroll bars',
    keys: [
      'css.properties.scrollbar-color',
      'css.properties.scrollbar-width',
      'css.selectors.-webkit-scrollbar',
    ],
    usedIn: [UI, 'site/src/areas/games/list/ListBody.css.ts'],
    without:
      'Scroll bars are as the system has them. Each way of writing it covers the browsers of the other.',
    test: PAGES,
  },
  {
    name: '`overscroll-behavior`',
    keys: ['css.properties.overscroll-behavior', 'css.properties.overscroll-behavior-x'],
    usedIn: [UI, 'site/src/areas/games/list/ListBody.css.ts', 'packages/sandbox/src/chat/page'],
    without:
      'The page scrolls on at the end of a scroller. Older browsers have it without small corrections.',
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
    name: 'Text size of a turned phone: `text-size-adjust`',
    keys: ['css.properties.text-size-adjust'],
    usedIn: [`${UI}/theme/reset.css.ts`, 'site/src/offline.css'],
    without: 'The build adds the prefixed name for Safari on iPhones.',
    test: {
      file: 'site/vite/builtStyles.test.ts',
      title: 'adds what only Safari on iPhones knows',
    },
  },
  {
    name: 'Colour of a tap: `-webkit-tap-highlight-color`',
    keys: ['css.properties.-webkit-tap-highlight-color'],
    usedIn: [
      `${UI}/theme/reset.css.ts`,
      'packages/sandbox/src/chat/page',
      'packages/sandbox/src/play/page',
    ],
    without: 'Browsers without it mark no tap.',
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
    without: 'A folded menu shows no name beside its icon; a screen reader says it.',
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
    name: 'Colours of a system: `forced-color-adjust`',
    keys: ['css.properties.forced-color-adjust'],
    usedIn: [`${UI}/primitives/QrCode/QrCode.css.ts`, `${UI}/primitives/Switch/Switch.css.ts`],
    without: 'Safari has no such mode of colours.',
    test: PAGES,
  },
  {
    name: '`float: inline-start`',
    keys: ['css.properties.float.inline-start'],
    usedIn: [`${UI}/primitives/DataTable/DataTable.css.ts`],
    without: '`left` before it counts; both languages run to the right.',
    test: PAGES,
  },
  {
    name: '`justify-content: safe`',
    keys: ['css.properties.justify-content.safe'],
    usedIn: [`${UI}/games/GameFrame/GameFrame.css.ts`],
    without: 'Stands at the start and not in the middle.',
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
    name: 'Round bars: `rx` as a style',
    keys: ['css.properties.rx'],
    usedIn: [`${UI}/primitives/BarChart/BarChart.css.ts`],
    without: 'Bars have corners.',
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
    without: 'The next font of the list counts.',
    test: PAGES,
  },
  {
    name: 'Colour of a radio button: `accent-color`',
    keys: ['css.properties.accent-color'],
    usedIn: ['packages/sandbox/src/line/page/line.css'],
    without: 'It has the colour of the system.',
    test: PAGES,
  },
  {
    name: '`color-mix()`',
    keys: ['css.types.color.color-mix'],
    usedIn: ['packages/sandbox/src/play/page/stage.css'],
    without: 'A winning symbol has no glow.',
    test: PAGES,
  },
  {
    name: 'What a mouse needs: cursors, `resize`, `::selection`, `::marker`, the cross of a search',
    keys: [
      'css.properties.cursor',
      'css.properties.resize',
      'css.selectors.selection',
      'css.selectors.marker',
      'css.selectors.-webkit-search-cancel-button',
    ],
    usedIn: [UI, 'packages/sandbox/src'],
    without: 'Phones have none of it, and nothing depends on it.',
    test: PAGES,
  },
];
