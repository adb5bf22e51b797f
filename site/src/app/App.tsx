import { ClockProvider } from '@brand/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, createElement, useEffect } from 'react';
import { CompanionSlot } from '../frame/background/CompanionSlot.tsx';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { LinkNavigation } from './LinkNavigation.tsx';
import { RouteView } from './RouteView.tsx';
import { ToastLayer } from '../frame/layout/ToastLayer.tsx';
import { PageIntl } from '../routing/PageIntl.tsx';
import { replayEarlyClicks } from './earlyClicks.ts';
import { replayEarlyInput, replayEarlyInputOfFrame } from './earlyInput.ts';
import { memberParts } from '../frame/frameParts.ts';
import { preparePage } from './preparePage.ts';
import { VisitProvider } from './VisitProvider.tsx';
import { type Services, ServicesContext, useSession } from '../member/services.ts';
import { releaseReplies } from '../platform/query/heldReplies.ts';
import { useLazyModule } from '../routing/chunks/useLazyModule.ts';

interface AppProps {
  services: Services;
  /** When the server rendered the document, in ms since 1970. @default 0: it did not */
  renderedAt?: number | undefined;
  /** Called when the page of the document handles its events. */
  onReady?: (() => void) | undefined;
}

/** The whole site inside its service providers. */
export function App({ services, renderedAt = 0, onReady }: AppProps) {
  return (
    <ClockProvider renderedAt={renderedAt}>
      <ServicesContext value={services}>
        <QueryClientProvider client={services.queries}>
          <PageIntl>
            <VisitProvider>
              <LinkNavigation>
                <Visit onReady={onReady} />
                <CompanionSlot />
              </LinkNavigation>
            </VisitProvider>
            <ToastLayer />
          </PageIntl>
        </QueryClientProvider>
      </ServicesContext>
    </ClockProvider>
  );
}

/** Remounted when the member changes, so that no state of the previous member stays on the screen. */
function Visit({ onReady }: Pick<AppProps, 'onReady'>) {
  const session = useSession();
  const MemberParts = useLazyModule(memberParts, session !== null);
  useEffect(replayEarlyInputOfFrame, []);
  return (
    <SiteFrame key={session?.userId ?? 'visitor'}>
      <PageOfDocument onReady={onReady} />
      {MemberParts && createElement(MemberParts, { preparePage })}
    </SiteFrame>
  );
}

/**
 * Hydrated after the frame, in pieces between which the browser handles events and paints. It is a component so that it has
 * no siblings of its own parent: React passes a changed context, such as the address of an early link, to a boundary that is
 * not hydrated yet only if its parent has no other work. Without that the page is hydrated as another one.
 */
function PageOfDocument({ onReady }: Pick<AppProps, 'onReady'>) {
  return (
    <Suspense fallback={null}>
      <RouteView />
      <Ready onReady={onReady} />
    </Suspense>
  );
}

/** Rendered last: its effect runs after those of the page and of the frame, so every listener exists. */
function Ready({ onReady }: Pick<AppProps, 'onReady'>) {
  useEffect(() => {
    releaseReplies();
    replayEarlyInput();
    replayEarlyClicks();
    onReady?.();
  }, [onReady]);
  return <></>;
}
