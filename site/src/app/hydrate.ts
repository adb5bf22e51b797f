import type { ReactNode } from 'react';
import { type Root, type RootOptions, createRoot, hydrateRoot } from 'react-dom/client';
import { pathWithoutLocale, localeOfPath } from '../language/locale.ts';
import { PAGES } from './pages.ts';
import { memberParts } from '../frame/frameParts.ts';
import { setServerAddress } from '../routing/address.ts';
import { matchRoute } from '../routing/matchRoute.ts';
import { hasMessages } from '../language/messages.ts';
import { readCookie } from '../platform/storage/cookies.ts';
import { observe } from '../platform/telemetry/track.ts';

/** As React handles them by default, and observed. */
const ERRORS: RootOptions = {
  onRecoverableError: (error) => {
    observe({ type: 'error', kind: 'recoverable', error });
    console.error(error);
  },
  onCaughtError: (error) => {
    observe({ type: 'error', kind: 'caught', error });
    console.error(error);
  },
  onUncaughtError: (error) => {
    observe({ type: 'error', kind: 'uncaught', error });
    reportError(error);
  },
};

/** What a document was drawn for; the server writes it on the root. */
interface RenderedFor extends DOMStringMap {
  /** With its language. */
  path?: string;
  /** The part of the query that the page depends on, with its `?`. */
  search?: string;
  session?: 'visitor' | 'member';
  /** Stamp of the operator's settings: others may have taken their place while the page was on its way. */
  operator?: string;
}

/** Whether the root holds the first view of the page at this address. */
export function isDrawn({ dataset }: HTMLElement): boolean {
  return (dataset as RenderedFor).path === location.pathname;
}

/**
 * Shows the site. What stands in the document already is taken over as it is, if it was drawn for exactly this; anything else
 * gives way in one stroke.
 */
export function hydrate(
  root: HTMLElement,
  site: ReactNode,
  { session, operator }: Required<Pick<RenderedFor, 'session' | 'operator'>>,
): Root {
  const renderedFor = root.dataset as RenderedFor;
  const isSame = renderedFor.session === session && renderedFor.operator === operator;
  if (isDrawn(root) && isSame && isReady(session)) {
    setServerAddress(location.pathname, renderedFor.search ?? '');
    return hydrateRoot(root, site, ERRORS);
  }
  const own = createRoot(root, ERRORS);
  own.render(site);
  return own;
}

/**
 * The page can be drawn at once, and as the server drew it, which had the code of every part, and knows of no password that
 * has to be replaced first.
 */
function isReady(session: RenderedFor['session']): boolean {
  const route = matchRoute(pathWithoutLocale(location.pathname))?.route;
  const hasCode =
    route &&
    PAGES[route.page].peek() &&
    hasMessages(localeOfPath(location.pathname), route.messages);
  const hasFrame = session !== 'member' || memberParts.peek() !== null;
  return Boolean(hasCode) && hasFrame && readCookie('forgot') === null;
}
