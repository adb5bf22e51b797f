import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { useOnline } from '../platform/connection/connection.ts';
import { intlConfig } from '../language/intlConfig.ts';
import { loadLanguage } from '../language/messages.ts';
import { usePlace } from './navigation.ts';
import { ShownLocaleContext } from '../language/shownLocale.ts';

/** The words of the page. They follow the language of the address, all at once, so that nothing on the page starts anew. */
export function PageIntl({ children }: { children: ReactNode }) {
  const { locale: wanted } = usePlace();
  const [locale, setLocale] = useState(wanted);
  const online = useOnline();
  useEffect(() => {
    if (wanted === locale) return undefined;
    let current = true;
    // The page keeps its old language until the new one is here: no flash of ids, and nothing typed is lost.
    void loadLanguage(wanted, locale).then(
      () => current && setLocale(wanted),
      // Without a network the words cannot come; they are tried for again when it is back.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted, locale, online]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <ShownLocaleContext value={locale}>
      <IntlProvider {...intlConfig(locale)}>{children}</IntlProvider>
    </ShownLocaleContext>
  );
}
