import { DEFAULT_LOCALE, type Locale } from '@brand/domain';
import { createContext, useContext } from 'react';

/** Set by `PageIntl`. Read it with {@link useShownLocale}. */
export const ShownLocaleContext = createContext<Locale>(DEFAULT_LOCALE);

/** The language of the page: that of the address, once its messages have loaded. Ask `hasMessages` for this one. */
export function useShownLocale(): Locale {
  return useContext(ShownLocaleContext);
}
