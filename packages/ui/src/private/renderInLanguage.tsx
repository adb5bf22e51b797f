import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import en from '../messages/en.ts';
import th from '../messages/th.ts';

const catalogues: Record<'th' | 'en', Record<string, string>> = { th, en };

function fail(error: Error): never {
  throw error;
}

/** For tests: an element with the catalogues of the library. A missing message fails the test. */
export function inLanguage(element: ReactNode, locale: 'th' | 'en' = 'en'): ReactElement {
  return (
    <IntlProvider
      locale={locale}
      messages={catalogues[locale]}
      timeZone="Asia/Bangkok"
      onError={fail}
    >
      {element}
    </IntlProvider>
  );
}

/** Renders with {@link inLanguage}. */
export function renderInLanguage(element: ReactElement, locale?: 'th' | 'en'): RenderResult {
  return render(element, { wrapper: ({ children }) => inLanguage(children, locale) });
}
