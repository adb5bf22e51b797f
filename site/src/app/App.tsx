import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, useEffect } from 'react';
import { CompanionSlot } from '../frame/background/CompanionSlot.tsx';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { LinkNavigation } from './LinkNavigation.tsx';
import { RouteView } from './RouteView.tsx';
import { ToastLayer } from '../frame/layout/ToastLayer.tsx';
import { PageIntl } from '../routing/PageIntl.tsx';
import { replayEarlyClicks } from './earlyClicks.ts';
import { replayEarlyInput } from './earlyInput.ts';
import { memberParts } from '../frame/frameParts.ts';
import { preparePage } from './preparePage.ts';
import { VisitProvider } from './VisitProvider.tsx';
import { type Services, ServicesContext, useSession } from '../member/services.ts';
import { useLazyModule } from '../routing/chunks/useLazyModule.ts';

/** The whole site inside its service providers. */
export function App({ services }: { services: Services }) {
  // Rendered last: its effects run after those of all other components, so every listener exists.
  useEffect(() => {
    replayEarlyInput();
    replayEarlyClicks();
  }, []);
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queries}>
        <PageIntl>
          <VisitProvider>
            <LinkNavigation>
              <Visit />
              <CompanionSlot />
            </LinkNavigation>
          </VisitProvider>
          <ToastLayer />
        </PageIntl>
      </QueryClientProvider>
    </ServicesContext>
  );
}

/** Remounted when the member changes, so that no state of the previous member stays on the screen. */
function Visit() {
  const session = useSession();
  const MemberParts = useLazyModule(memberParts, session !== null);
  return (
    <SiteFrame key={session?.userId ?? 'visitor'}>
      <RouteView />
      {MemberParts && createElement(MemberParts, { preparePage })}
    </SiteFrame>
  );
}
