import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import { type Services, ServicesContext } from '../services.ts';

/** The providers around every page of the site. */
export interface TestSiteProps {
  readonly services: Services;
  /** Compiled catalogues. */
  readonly words: readonly object[];
  readonly children: ReactNode;
}

/** For tests: the English site around the tested component, with the services of the test. */
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
