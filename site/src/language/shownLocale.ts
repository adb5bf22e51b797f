import { DEFAULT_LOCALE, type Locale } from '@brand/domain';
import { createContext, useContext } from 'react';

/** Set by `PageIntl`; read it with {@link useShownLocale}. */
export const ShownLocaleContext = createContext<Locale>(DEFAULT_LOCALE);

/** The language that the page speaks: that of the address, once its words are here. Ask `hasMessages` for this one. */
export function useShownLocale(): Locale {
  return useContext(ShownLocaleContext);
}
