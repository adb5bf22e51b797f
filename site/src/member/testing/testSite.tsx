import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import { type Services, ServicesContext } from '../services.ts';

/** What the site has around every page. */
export interface TestSiteProps {
  readonly services: Services;
  /** Catalogues, compiled. */
  readonly words: readonly object[];
  readonly children: ReactNode;
}

/** For tests: the English site around what is tested, over services of the test's own. */
export function TestSite({ services, words, children }: TestSiteProps) {
  const messages: Record<string, MessageFormatElement[]> = Object.assign({}, ...words);
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queries}>
        <IntlProvider locale="en" messages={messages} timeZone="Asia/Bangkok">
          {children}
        </IntlProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}
