import type { Services } from '../member/services.ts';
import { whenLoadedAndIdle } from '../platform/clock/whenIdle.ts';
import { observe, observeWith, track } from '../platform/telemetry/track.ts';
import { preload } from '../routing/chunks/missingChunk.ts';

/**
 * Collects observations from here on if this page load is in the sample. The code that reports them loads when the page has loaded
 * and the browser is idle.
 */
export function startTelemetry(services: Services): void {
  const { operator, session } = services;
  const { endpoint, sampleRate } = operator.telemetry;
  if (endpoint === null || Math.random() >= sampleRate) {
    observeWith(() => undefined);
    return;
  }
  listen();
  session.subscribe(() => {
    if (session.read() && session.beganHere()) track('logged_in');
  });
  const report = async () => (await import('./reportTelemetry.ts')).reportTelemetry(services);
  whenLoadedAndIdle(() => void preload(report));
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
