import { useEffect, useState } from 'react';
import { usePageTitle } from '../document/usePageTitle.ts';
import { never } from '../frame/layout/PageHeading.css.ts';
import { LoadedPage } from './LoadedPage.tsx';
import { PageBoundary } from '../frame/layout/PageBoundary.tsx';
import { PageFailed } from '../frame/layout/PageFailed.tsx';
import { PagePlaceholder } from '../frame/layout/PagePlaceholder.tsx';
import { RouteParamsContext, usePlace } from '../routing/navigation.ts';
import { PAGES, notFoundPage } from './pages.ts';
import { useConfirmSession } from '../member/sessionState.ts';
import { clearCookie } from '../platform/storage/cookies.ts';
import { useArrival } from './useArrival.ts';
import { useDocumentHead } from './useDocumentHead.ts';
import { useVisit } from '../routing/visit.ts';
import { endWelcome, useWelcoming } from '../member/welcome.ts';

/** Renders the page of the address after its guards. */
export function RouteView() {
  const title = usePageTitle();
  const arrived = useArrival();
  useDocumentHead(title);
  return (
    <>
      <p role="status" className={never}>
        {arrived && title}
      </p>
      <GuardedPage />
    </>
  );
}

function GuardedPage() {
  const place = usePlace();
  const { match, outcome } = useVisit();
  const confirm = useConfirmSession();
  const welcoming = useWelcoming();

  const route = match?.route;
  useEffect(() => {
    if (route?.dropsReset) clearCookie('forgot');
    if (welcoming && route?.page !== 'register') endWelcome();
  }, [route, welcoming]);
  // An open page stays open while the network is down, so that typed text and pending requests are not lost.
  const [open, setOpen] = useState<string | null>(null);
  const stays = outcome.outcome === 'unknown' && open === place.pathname;
  const shown = stays || outcome.outcome === 'show' ? place.pathname : null;
  if (shown !== open) setOpen(shown);

  const redirect = outcome.outcome === 'redirect' ? outcome.to : null;
  useEffect(() => {
    if (redirect !== null) place.go(redirect, { replace: true });
  }, [redirect, place]);

  if (redirect !== null) return <PagePlaceholder />;
  if (!match) return <LoadedPage page={notFoundPage} messages="core" />;
  if (shown === null) return <PageFailed reason="network" onRetry={confirm} />;
  const { page, messages } = match.route;
  // Deposit and withdrawal keep running in parallel. The row of list links keeps its scroll position and focus.
  const goesOn = page === 'cashier' || page === 'list';
  return (
    <RouteParamsContext value={match.params}>
      <PageBoundary key={goesOn ? messages : place.pathname}>
        <LoadedPage page={PAGES[page]} messages={messages} />
      </PageBoundary>
    </RouteParamsContext>
  );
}
