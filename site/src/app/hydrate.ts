import { type ReactNode, startTransition } from 'react';
import { type Root, type RootOptions, createRoot, hydrateRoot } from 'react-dom/client';
import { recordEarlyInput } from './earlyInput.ts';
import { isPrepared } from './preparePage.ts';
import { memberParts } from '../frame/frameParts.ts';
import { setServerAddress } from '../routing/address.ts';
import { holdReplies, releaseReplies } from '../platform/query/heldReplies.ts';
import { rawCookie } from '../platform/storage/cookies.ts';
import { type ErrorKind, observe } from '../platform/telemetry/track.ts';

/** React's default error handling, plus telemetry. What was not caught may have ended the hydration. */
const ERRORS: RootOptions = {
  onRecoverableError: (error) => report('recoverable', error),
  onCaughtError: (error) => report('caught', error),
  onUncaughtError: (error) => report('uncaught', error, reportError),
};

function report(kind: ErrorKind, error: unknown, show = console.error) {
  observe({ type: 'error', kind, error });
  if (kind !== 'recoverable') releaseReplies();
  show(error);
}

/** What a document was rendered for. The server writes it on the root element. */
interface RenderedFor extends DOMStringMap {
  /** Includes the language. */
  path?: string;
  /** The part of the query that the page depends on, including `?`. */
  search?: string;
  session?: 'visitor' | 'member';
  /** Version stamp of the operator's settings. They may have changed while the page was loading. */
  operator?: string;
}

/** Whether the root contains the initial view of the page at this address. */
export function isRendered({ dataset }: HTMLElement): boolean {
  return (dataset as RenderedFor).path === location.pathname;
}

/**
 * Renders the site. The server-rendered document is hydrated if it was rendered for exactly this state. Otherwise it is
 * replaced in one step.
 */
export function hydrate(
  root: HTMLElement,
  site: ReactNode,
  { session, operator }: Required<Pick<RenderedFor, 'session' | 'operator'>>,
): Root {
  const renderedFor = root.dataset as RenderedFor;
  const isSame = renderedFor.session === session && renderedFor.operator === operator;
  if (isRendered(root) && isSame && isReady(session)) {
    setServerAddress(location.pathname, renderedFor.search ?? '');
    recordEarlyInput(root);
    holdReplies();
    let hydrated!: Root;
    // In slices: a whole page at once would block a slow phone for half a second.
    startTransition(() => {
      hydrated = hydrateRoot(root, site, ERRORS);
    });
    return hydrated;
  }
  const own = createRoot(root, ERRORS);
  own.render(site);
  return own;
}

/**
 * Whether the page can be rendered immediately with the same output as on the server. The server had the code of every
 * part and does not know about a required password change.
 */
function isReady(session: RenderedFor['session']): boolean {
  const hasFrame = session !== 'member' || memberParts.peek() !== null;
  return isPrepared(location.pathname) && hasFrame && rawCookie('forgot') === null;
}
