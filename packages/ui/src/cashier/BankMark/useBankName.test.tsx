import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';

import { useBankName } from './useBankName.ts';

it.each([
  ['kbank', 'th', 'th', 'ธนาคารกสิกรไทย'],
  ['kbank', 'en', 'th', 'Kasikornbank'],
  // A language that has no names of banks has those of the main language of the site.
  ['kbank', 'lo', 'th', 'ธนาคารกสิกรไทย'],
  ['kbank', 'lo', 'en', 'Kasikornbank'],
  ['newbank', 'th', 'th', 'NEWBANK'],
])('names %s on a page in %s, whose site is in %s', (code, locale, main, name) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={locale} defaultLocale={main}>
      {children}
    </IntlProvider>
  );
  expect(renderHook(() => useBankName(code), { wrapper }).result.current).toBe(name);
});
