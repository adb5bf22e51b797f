import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { CashierSidePanels } from '../features/cashier/CashierSidePanels.tsx';
import { SiteFrame } from '../features/shell/SiteFrame.tsx';
import { LinkNavigation } from './LinkNavigation.tsx';
import { RouteView } from './RouteView.tsx';
import { LOCALE_TAG } from './locale.ts';
import { loadMessages, messagesOf, subscribeToMessages } from './messages.ts';
import { usePlace } from './navigation.ts';
import { type Services, ServicesContext, useSession } from './services.ts';

/** The whole site over its services. */
export function App({ services }: { services: Services }) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queries}>
        <Words>
          <LinkNavigation>
            <Visit />
          </LinkNavigation>
        </Words>
      </QueryClientProvider>
    </ServicesContext>
  );
}

/** Remounted when the member changes, so that no state of the last one stays on the screen. */
function Visit() {
  const session = useSession();
  return (
    <SiteFrame key={session?.userId ?? 'visitor'}>
      <RouteView />
      <CashierSidePanels />
    </SiteFrame>
  );
}

function Words({ children }: { children: ReactNode }) {
  const { locale: wanted } = usePlace();
  const [locale, setLocale] = useState(wanted);
  useEffect(() => {
    if (wanted === locale) return;
    let current = true;
    // The page keeps its old language until the new one is here: no flash of ids.
    void loadMessages(wanted, 'core').then(
      () => current && setLocale(wanted),
      // Without a network the words cannot come; the next navigation tries again.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted, locale]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const messages = useSyncExternalStore(subscribeToMessages, () => messagesOf(locale));
  return (
    <IntlProvider
      locale={LOCALE_TAG[locale]}
      messages={messages}
      timeZone="Asia/Bangkok"
      onError={failOnIntlError}
    >
      {children}
    </IntlProvider>
  );
}

/** A missing sentence is a fault of the build; the catalogue check finds it before a player does. */
function failOnIntlError(error: Error) {
  console.error(error);
}
