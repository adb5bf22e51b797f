import { useEffect, type ReactNode } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';

import { catalogues } from './catalogues.ts';
import { pseudoCatalogue } from './pseudo/pseudoCatalogue.ts';

/** A language of the toolbar; `pseudo` is accented English that reveals untranslated text. */
export type StoryLocale = 'th' | 'en' | 'pseudo';

/** The language from a toolbar, an address or the environment; Thai for an unknown one. */
export function storyLocale(asked: unknown): StoryLocale {
  return asked === 'en' || asked === 'pseudo' ? asked : 'th';
}

let pseudo: Record<string, MessageFormatElement[]> | undefined;

function messagesOf(locale: StoryLocale) {
  if (locale !== 'pseudo') return { ...catalogues[locale] };
  pseudo ??= pseudoCatalogue(catalogues.en);
  return pseudo;
}

/** A missing message fails the story instead of showing its id. */
function failOnIntlError(error: Error): never {
  throw error;
}

/** Props of {@link Language}. */
interface LanguageProps {
  /** The language. */
  locale: StoryLocale;
  /** The content. */
  children: ReactNode;
}

/** Provides one language to its children, and sets it on the document. */
export function Language({ locale, children }: LanguageProps) {
  const spoken = locale === 'pseudo' ? 'en' : locale;
  useEffect(() => {
    document.documentElement.lang = spoken;
  }, [spoken]);
  return (
    <IntlProvider
      locale={spoken}
      messages={messagesOf(locale)}
      timeZone="Asia/Bangkok"
      onError={failOnIntlError}
    >
      {children}
    </IntlProvider>
  );
}
