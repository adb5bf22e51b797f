import { ErrorState, useText } from '@brand/ui';
import { Component, type ReactNode, createElement, useEffect, useState } from 'react';
import { guardOutcome } from '../guards/guardOutcome.ts';
import { NotFoundPage } from '../routes/NotFoundPage.tsx';
import { PagePlaceholder } from './PagePlaceholder.tsx';
import { matchRoute } from './matchRoute.ts';
import { hasMessages, loadMessages } from './messages.ts';
import { RouteParamsContext, usePlace } from './navigation.ts';
import { type Route } from './routes.ts';
import { readSearchFlags } from './searchFlags.ts';
import { useServices, useSession } from './services.ts';
import { useIsPhone } from './useIsPhone.ts';

/** The page of the address, behind its guard. */
export function RouteView() {
  const place = usePlace();
  const isMember = useSession() !== null;
  const isPhone = useIsPhone();
  const { operator } = useServices();
  const match = matchRoute(place.pathname);
  const guard = match
    ? guardOutcome({
        route: match.route,
        pathname: place.pathname,
        search: place.search,
        flags: readSearchFlags(place.search),
        isMember,
        hasDemo: operator.features.demo,
        isPhone,
      })
    : null;
  const redirect = guard?.outcome === 'redirect' ? guard.to : null;
  useEffect(() => {
    if (redirect !== null) place.go(redirect, { replace: true });
  }, [redirect, place]);

  if (!match) return <NotFoundPage />;
  if (redirect !== null) return <PagePlaceholder />;
  return (
    <RouteParamsContext value={match.params}>
      <PageBoundary key={place.pathname}>
        <LoadedPage route={match.route} />
      </PageBoundary>
    </RouteParamsContext>
  );
}

/** Shows the page at once when its code is here, which intent and idle time see to. */
function LoadedPage({ route }: { route: Route }) {
  const { locale } = usePlace();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const Page = route.page.peek();
  const ready = Page !== null && hasMessages(locale, route.words);
  useEffect(() => {
    if (ready) return undefined;
    let current = true;
    Promise.all([route.page.load(), loadMessages(locale, route.words)]).then(
      () => current && setAttempt((count) => count + 1),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [route, locale, ready, attempt]);
  if (Page && ready) return createElement(Page);
  if (!failed) return <PagePlaceholder />;
  return (
    <PageFailed
      onRetry={() => {
        setFailed(false);
        setAttempt((count) => count + 1);
      }}
    />
  );
}

function PageFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <ErrorState
      title={t('common.somethingWrong')}
      text={t('error.general.network')}
      retryLabel={t('common.retry')}
      onRetry={onRetry}
    />
  );
}

/** A page that throws shows an error inside the frame, never a white screen. Another address starts afresh. */
class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? (
      <PageFailed onRetry={() => this.setState({ failed: false })} />
    ) : (
      this.props.children
    );
  }
}
