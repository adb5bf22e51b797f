import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type ReporterOptions, createReporter } from './reporter.ts';
import { observeWith, takeEarlyObservations } from './track.ts';

/** What is reported, and from when. */
interface ReportingOptions extends ReporterOptions {
  /** Whether observations from before this call are reported. Not if a visitor has only now agreed. */
  readonly withEarly: boolean;
}

/**
 * Reports from now on: web vitals, and all observations. It is sent when the page is hidden.
 *
 * @returns stops it; unsent observations are dropped
 */
export function startReporting({ withEarly, ...options }: ReportingOptions): () => void {
  const reporter = createReporter(options);
  let isStopped = false;
  const early = takeEarlyObservations();
  if (withEarly) early.forEach(reporter.observe);
  observeWith(reporter.observe);
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    on(({ name, value, rating }) => {
      if (!isStopped) reporter.vital(name, value, rating);
    });
  }
  const stop = new AbortController();
  const { signal } = stop;
  // On the window and after web-vitals, so that it has reported its last values.
  addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') reporter.flush();
    },
    { signal },
  );
  addEventListener('pagehide', reporter.flush, { signal });
  return () => {
    isStopped = true;
    stop.abort();
    observeWith(() => undefined);
  };
}
