import { siteBuild } from '../areas/service/version/siteBuild.ts';
import { localeOfPath, pathWithoutLocale } from '../language/locale.ts';
import type { Services } from '../member/services.ts';
import { asksForConsent, telemetryConsent } from '../platform/telemetry/consent.ts';
import { preload } from '../routing/chunks/missingChunk.ts';
import { matchRoute } from '../routing/matchRoute.ts';

/**
 * Reports from now on, as far as the visitor allows it, and follows their decision. Where consent is required, nothing of the time
 * before it is reported.
 */
export function reportTelemetry({ operator }: Services): void {
  const { endpoint, sampleRate } = operator.telemetry;
  if (endpoint === null) return;
  const options = { endpoint, sampleRate, build: siteBuild(), place: placeOfPage };
  const isAllowed = () => !asksForConsent(operator) || telemetryConsent.read() === 'given';
  let stop: (() => void) | null = null;
  const start = (withEarly: boolean) =>
    preload(async () => {
      const { startReporting } = await import('../platform/telemetry/startReporting.ts');
      if (!stop && isAllowed()) stop = startReporting({ ...options, withEarly });
    });
  const onChoice = () => {
    if (telemetryConsent.read() === 'given') void start(false);
    else {
      stop?.();
      stop = null;
    }
  };
  if (asksForConsent(operator)) telemetryConsent.subscribe(onChoice);
  if (isAllowed()) void start(!telemetryConsent.isNew());
}

function placeOfPage() {
  const route = matchRoute(pathWithoutLocale(location.pathname))?.route.name ?? 'unknown';
  return { route, locale: localeOfPath(location.pathname) };
}
