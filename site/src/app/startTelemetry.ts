import { siteBuild } from '../areas/service/version/siteBuild.ts';
import { localeOfPath, pathWithoutLocale } from '../language/locale.ts';
import type { Services } from '../member/services.ts';
import { whenIdle } from '../platform/clock/whenIdle.ts';
import { asksForConsent, telemetryConsent } from '../platform/telemetry/consent.ts';
import { observe, observeWith, track } from '../platform/telemetry/track.ts';
import { preload } from '../routing/chunks/missingChunk.ts';
import { matchRoute } from '../routing/matchRoute.ts';

/**
 * Starts telemetry for this page load if it is in the sample. The code loads when the page has loaded and the browser is
 * idle. Where consent is required, nothing is reported before it is given.
 */
export function startTelemetry({ operator, session }: Services): void {
  const { endpoint, sampleRate } = operator.telemetry;
  if (endpoint === null || Math.random() >= sampleRate) {
    observeWith(() => undefined);
    return;
  }
  listen();
  session.subscribe(() => {
    if (session.read() && session.beganHere()) track('logged_in');
  });

  const options = { endpoint, sampleRate, build: siteBuild(), place: placeOfPage };
  let stop: (() => void) | null = null;
  const start = (withEarly: boolean) =>
    preload(async () => {
      const { startReporting } = await import('../platform/telemetry/startReporting.ts');
      const isAllowed = !asksForConsent(operator) || telemetryConsent.read() === 'given';
      if (!stop && isAllowed) stop = startReporting({ ...options, withEarly });
    });
  const onChoice = () => {
    if (telemetryConsent.read() === 'given') void start(false);
    else {
      stop?.();
      stop = null;
    }
  };
  if (asksForConsent(operator)) telemetryConsent.subscribe(onChoice);
  if (!asksForConsent(operator) || telemetryConsent.read() === 'given') {
    const onLoad = () => whenIdle(() => void start(true));
    if (document.readyState === 'complete') onLoad();
    else addEventListener('load', onLoad, { once: true });
  }
}

/** Catches errors from here on. Errors that React catches are reported by the root (see `hydrate.ts`). */
function listen(): void {
  addEventListener('error', ({ error }) => {
    if (error) observe({ type: 'error', kind: 'window', error });
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    observe({ type: 'error', kind: 'rejection', error: reason }),
  );
  addEventListener('vite:preloadError', ({ payload }) =>
    observe({ type: 'error', kind: 'chunk', error: payload }),
  );
  addEventListener('securitypolicyviolation', (violation) =>
    observe({ type: 'violation', violation }),
  );
}

function placeOfPage() {
  const route = matchRoute(pathWithoutLocale(location.pathname))?.route.name ?? 'unknown';
  return { route, locale: localeOfPath(location.pathname) };
}
