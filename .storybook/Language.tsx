import { useEffect, type ReactNode } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';

import { catalogues } from './catalogues.ts';
import { pseudoCatalogue } from './pseudo.ts';

/** A language of the toolbar; `pseudo` is English in a dress that shows what was never translated. */
export type StoryLocale = 'th' | 'en' | 'pseudo';

/** The language that a toolbar, an address or the environment asks for; Thai where it asks for none of ours. */
export function storyLocale(asked: unknown): StoryLocale {
  return asked === 'en' || asked === 'pseudo' ? asked : 'th';
}

let pseudo: Record<string, MessageFormatElement[]> | undefined;

function messagesOf(locale: StoryLocale) {
  if (locale !== 'pseudo') return { ...catalogues[locale] };
  pseudo ??= pseudoCatalogue(catalogues.en);
  return pseudo;
}

/** A sentence that is missing fails the story instead of showing its id. */
function failOnIntlError(error: Error): never {
  throw error;
}

/** Props of {@link Language}. */
interface LanguageProps {
  /** Which of the languages. */
  locale: StoryLocale;
  /** What is said in it. */
  children: ReactNode;
}

/** Speaks one language to everything in it, and says so on the page. */
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
