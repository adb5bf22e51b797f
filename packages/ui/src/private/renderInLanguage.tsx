import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';

import accountEn from '../messages/account.en.json';
import accountTh from '../messages/account.th.json';
import affiliateEn from '../messages/affiliate.en.json';
import affiliateTh from '../messages/affiliate.th.json';
import cashierEn from '../messages/cashier.en.json';
import cashierTh from '../messages/cashier.th.json';
import coreEn from '../messages/core.en.json';
import coreTh from '../messages/core.th.json';
import promotionsEn from '../messages/promotions.en.json';
import promotionsTh from '../messages/promotions.th.json';

type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;
const catalogues: Record<'th' | 'en', Catalogue> = {
  th: { ...coreTh, ...cashierTh, ...accountTh, ...affiliateTh, ...promotionsTh },
  en: { ...coreEn, ...cashierEn, ...accountEn, ...affiliateEn, ...promotionsEn },
};

function fail(error: Error): never {
  throw error;
}

/** For tests: renders with the catalogues of the library; a missing sentence fails the test. */
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
