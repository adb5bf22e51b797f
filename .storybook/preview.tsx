import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

import { ComponentPage } from '../packages/ui/docs/component/ComponentPage.tsx';
import { setClock } from '../packages/ui/src/hooks/clock.ts';
import { NOW } from '../packages/ui/src/private/now.fixtures.ts';
import '../packages/ui/src/theme/layers.css.ts';
import '../packages/ui/src/theme/motions.css.ts';
import '../packages/ui/src/theme/reset.css.ts';
import '../packages/ui/src/themes/lotus/lotus.css.ts';
import '../packages/ui/src/themes/jade/jade.css.ts';
import '../packages/ui/src/themes/siam/siam.css.ts';
import './everyFace.ts';
import { DocsFrame } from './DocsFrame.tsx';
import { loadFaces } from './faces.ts';
import { Language, storyLocale } from './Language.tsx';
import { chromaticModes } from './modes.ts';
import { propDocs } from './propDocs.ts';
import './preview.css';
import { recordIntl } from './pseudo/intlOutput.ts';
import { pseudoFindings } from './pseudo/pseudoFindings.ts';
import { smallFields } from './smallFields.ts';
import { smallTargets } from './smallTargets.ts';
import { storyCode } from './storyCode.ts';
import { VIEWPORTS } from './viewports.ts';
import { storyTheme, wearTheme } from './wornTheme.ts';

// The current time of every story.
setClock(() => NOW);
const isTest = '__vitest_browser__' in globalThis;
const isPseudoTest = isTest && storyLocale(import.meta.env.STORY_LOCALE) === 'pseudo';
// Longer timeout, in ms, because play functions may be slow on a slow machine. In the pseudo language they look for what is
// not there, and need not wait for it.
configure({ asyncUtilTimeout: isPseudoTest ? 1000 : 15_000 });
if (isPseudoTest) recordIntl();

const inLanguage: Decorator = (Story, { globals }) => {
  const locale = storyLocale(globals.locale);
  return (
    <Language key={locale} locale={locale}>
      <Story />
    </Language>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [
    async ({ globals }) => {
      wearTheme(storyTheme(globals.theme));
      await loadFaces();
      return {};
    },
  ],
  decorators: [inLanguage],
  // Only in a test run.
  afterEach: ({ canvasElement, tags, globals, parameters, args }) => {
    if (!isTest) return;
    const { body } = canvasElement.ownerDocument;
    const { storyFile: file, data } = parameters as { storyFile?: string; data?: unknown };
    if (globals.locale === 'pseudo' && file) {
      const findings = pseudoFindings(body, { file, args, data });
      if (findings) throw new Error(findings);
    }
    const fields = smallFields(body);
    if (fields.length > 0)
      throw new Error(
        `Fields with text under 16 px, which iPhones zoom into:\n${fields.join('\n')}`,
      );
    if (tags.includes('page')) return;
    const small = smallTargets(body);
    if (small.length > 0) throw new Error(`Touch targets under 44 × 44 px:\n${small.join('\n')}`);
  },
  argTypesEnhancers: [chromaticModes, propDocs],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'lotus', title: 'Lotus', right: 'indigo, gold, round' },
          { value: 'jade', title: 'Jade', right: 'green, mint, square' },
          { value: 'siam', title: 'Siam', right: 'paper, vermilion, soft' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'th', title: 'ไทย' },
          { value: 'en', title: 'English' },
          { value: 'pseudo', title: 'Ƥśéúđó', right: '+40 %, accented' },
        ],
      },
    },
  },
  initialGlobals: {
    theme: storyTheme(import.meta.env.STORY_THEME),
    locale: storyLocale(import.meta.env.STORY_LOCALE),
    ...(import.meta.env.STORY_VIEWPORT && {
      viewport: { value: import.meta.env.STORY_VIEWPORT, isRotated: false },
    }),
  },
  parameters: {
    // Elements that pass are not listed: that is most of the time and of the report.
    a11y: {
      test: isPseudoTest ? 'off' : 'error',
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    backgrounds: { disable: true },
    controls: { expanded: true, matchers: { color: /colour$/i, date: /(At|deadline)$/ } },
    docs: { container: DocsFrame, page: ComponentPage, source: { transform: storyCode } },
    options: {
      // Storybook reads this without running it, so it must be a literal.
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Theming an operator', 'Recipes', 'Accessibility'],
          'Foundations',
          ['Tokens', 'Colour roles', 'Type', 'Space and shape', 'Motion', 'Icons'],
          'Primitives',
          'Shell',
          'Games',
          'Cashier',
          'Account',
        ],
      },
    },
    viewport: {
      options: VIEWPORTS,
    },
    chromatic: { prefersReducedMotion: 'reduce' },
  },
};

export default preview;
