import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';

import { setClock } from '../packages/ui/src/hooks/clock.ts';
import accountEn from '../packages/ui/src/messages/account.en.json';
import accountTh from '../packages/ui/src/messages/account.th.json';
import cashierEn from '../packages/ui/src/messages/cashier.en.json';
import cashierTh from '../packages/ui/src/messages/cashier.th.json';
import coreEn from '../packages/ui/src/messages/core.en.json';
import coreTh from '../packages/ui/src/messages/core.th.json';
import '../packages/ui/src/theme/layers.css.ts';
import '../packages/ui/src/theme/reset.css.ts';
import '../packages/ui/src/themes/lotus/lotus.css.ts';
import '../packages/ui/src/themes/jade/jade.css.ts';
import '../packages/ui/src/themes/siam/siam.css.ts';
import '../packages/ui/src/fonts/looped-anuphan.css';
import '../packages/ui/src/fonts/loopless-chakra-petch.css';
import '../packages/ui/src/fonts/looped-trirong.css';
import { modes } from './modes.ts';
import './preview.css';

// 15 January 2026, 09:30 in Bangkok: every story is taken at this moment.
setClock(() => Date.UTC(2026, 0, 15, 2, 30));

type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;
const catalogues: Record<'th' | 'en', Catalogue> = {
  th: { ...coreTh, ...cashierTh, ...accountTh },
  en: { ...coreEn, ...cashierEn, ...accountEn },
};

/** A sentence that is missing fails the story instead of showing its id. */
function failOnIntlError(error: Error): never {
  throw error;
}

function Language({ locale, children }: { locale: 'th' | 'en'; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <IntlProvider
      locale={locale}
      messages={catalogues[locale]}
      timeZone="Asia/Bangkok"
      onError={failOnIntlError}
    >
      {children}
    </IntlProvider>
  );
}

const inLanguage: Decorator = (Story, { globals }) => (
  <Language key={String(globals.locale)} locale={globals.locale === 'en' ? 'en' : 'th'}>
    <Story />
  </Language>
);

/** Faces that a picture may show; awaited so that no picture is taken in a fallback. */
const FACES = [
  '400 16px "IBM Plex Sans Thai Looped"',
  '600 16px "IBM Plex Sans Thai Looped"',
  '400 16px "Anuphan Variable"',
  '600 16px "Anuphan Variable"',
  '400 16px "IBM Plex Sans Thai"',
  '600 16px "IBM Plex Sans Thai"',
  '600 16px "Chakra Petch"',
  '600 16px "Trirong"',
];

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [
    async () => {
      await Promise.all(FACES.map((face) => document.fonts.load(face, 'กขฝึ้ Ag 0123')));
      return {};
    },
  ],
  decorators: [
    inLanguage,
    withThemeByDataAttribute({
      themes: { lotus: 'lotus', jade: 'jade', siam: 'siam' },
      defaultTheme: 'lotus',
      attributeName: 'data-theme',
    }),
  ],
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'th', title: 'ไทย' },
          { value: 'en', title: 'English' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'th' },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, matchers: { color: /colour$/i, date: /(At|deadline)$/ } },
    options: {
      storySort: { order: ['Primitives', 'Shell', 'Games', 'Cashier', 'Account'] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    chromatic: { modes },
  },
};

export default preview;
