import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';

import en from '../messages/en.ts';
import th from '../messages/th.ts';

const catalogues: Record<'th' | 'en', Record<string, string>> = { th, en };

function fail(error: Error): never {
  throw error;
}

/** For tests: renders with the catalogues of the library. A missing message fails the test. */
export function renderInLanguage(element: ReactElement, locale: 'th' | 'en' = 'en'): RenderResult {
  return render(element, {
    wrapper: ({ children }) => (
      <IntlProvider
        locale={locale}
        messages={catalogues[locale]}
        timeZone="Asia/Bangkok"
        onError={fail}
      >
        {children}
      </IntlProvider>
    ),
  });
}
