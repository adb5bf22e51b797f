import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { useOnline } from '../platform/connection/connection.ts';
import { intlConfig } from '../language/intlConfig.ts';
import { addedLanguage } from '../language/locale.ts';
import { loadLanguage } from '../language/messages.ts';
import { usePlace } from './navigation.ts';
import { ShownLocaleContext } from '../language/shownLocale.ts';

/** The messages of the page. They follow the language of the address, all together, so that nothing on the page remounts. */
export function PageIntl({ children }: { children: ReactNode }) {
  const { locale: wanted } = usePlace();
  const [locale, setLocale] = useState(wanted);
  const online = useOnline();
  useEffect(() => {
    if (wanted === locale) return undefined;
    let current = true;
    // The page keeps its old language until the new one has loaded, so that no ids are shown and no typed text is lost.
    void loadLanguage(wanted, locale).then(
      () => current && setLocale(wanted),
      // Without a network the messages cannot load. They are loaded again when it is back.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted, locale, online]);
  useEffect(() => {
    const { documentElement } = document;
    documentElement.lang = locale;
    documentElement.dir = addedLanguage(locale)?.direction ?? '';
  }, [locale]);
  return (
    <ShownLocaleContext value={locale}>
      <IntlProvider {...intlConfig(locale)}>{children}</IntlProvider>
    </ShownLocaleContext>
  );
}
