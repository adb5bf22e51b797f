import { describeError, isOfExtension } from './describeError.ts';
import type { Observation } from './track.ts';

/** The page that an item is from: never its address, which may name a member. */
export interface Place {
  readonly route: string;
  readonly locale: string;
}

/** One line of a report; `docs/operations.md` describes it. */
export type ReportItem = Place &
  (
    | {
        readonly type: 'vital';
        readonly name: string;
        readonly value: number;
        readonly rating: string;
      }
    | {
        readonly type: 'error';
        readonly kind: string;
        readonly name: string;
        readonly message: string;
        readonly stack: readonly string[];
      }
    | {
        readonly type: 'violation';
        readonly directive: string;
        readonly blocked: string;
        readonly source: string;
      }
    | { readonly type: 'event'; readonly name: string }
  );

/** Options of a reporter. */
export interface ReporterOptions {
  readonly endpoint: string;
  readonly build: string | null;
  readonly sampleRate: number;
  readonly place: () => Place;
  /** @default navigator.sendBeacon */
  readonly send?: (endpoint: string, text: string) => boolean;
}

/** An error in a loop must not fill the reports. */
const MOST_FAULTS = 20;
const MOST_ITEMS = 100;
/** So many are sent immediately, before the page is hidden. */
const BATCH = 50;

/** Collects observations and web vitals, and sends them in batches. */
export function createReporter({
  endpoint,
  build,
  sampleRate,
  place,
  // Text: a browser sends it to another origin without asking first.
  send = (to, text) => navigator.sendBeacon(to, text),
}: ReporterOptions) {
  let items: ReportItem[] = [];
  let faults = 0;
  const seen = new WeakSet<object>();

  function add(item: ReportItem): void {
    if (items.length < MOST_ITEMS) items.push(item);
    if (items.length >= BATCH) flush();
  }

  /** Sends what was collected. What the browser does not accept is sent with the next batch. */
  function flush(): void {
    if (items.length === 0) return;
    if (send(endpoint, JSON.stringify({ version: 1, build, sampleRate, items }))) items = [];
  }

  /** Whether it is a new error, and there were not too many. An uncaught one is noticed by React and by the window. */
  function isCounted(error: unknown): boolean {
    if (isOfExtension(error)) return false;
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return false;
      seen.add(error);
    }
    faults += 1;
    return faults <= MOST_FAULTS;
  }

  return {
    flush,
    observe(observation: Observation): void {
      switch (observation.type) {
        case 'event':
          add({ type: 'event', ...place(), name: observation.name });
          break;
        case 'error': {
          const { kind, error } = observation;
          if (isCounted(error)) add({ type: 'error', ...place(), kind, ...describeError(error) });
          break;
        }
        case 'violation': {
          const { violation } = observation;
          if (isCounted(violation)) {
            add({ type: 'violation', ...place(), ...describeViolation(violation) });
          }
          break;
        }
      }
    },
    vital(name: string, value: number, rating: string): void {
      // Layout shift is a small fraction, the others are milliseconds.
      const rounded = name === 'CLS' ? Math.round(value * 1e4) / 1e4 : Math.round(value);
      add({ type: 'vital', ...place(), name, value: rounded, rating });
    },
  };
}

/** The directive, the origin that it blocked, and the place in our code. */
function describeViolation({
  effectiveDirective,
  blockedURI,
  sourceFile,
  lineNumber,
  columnNumber,
}: SecurityPolicyViolationEvent) {
  const file = /([\w.-]{1,100})(?:\?.*)?$/.exec(sourceFile ?? '')?.[1];
  return {
    directive: effectiveDirective,
    // A keyword such as `inline` or `trusted-types-sink` is not an address.
    blocked: /^[a-z][\w+.-]*:\/\/[^/?#]+/i.exec(blockedURI)?.[0] ?? blockedURI.slice(0, 100),
    source: file ? `${file}:${lineNumber}:${columnNumber}` : '',
  };
}

/** What `createReporter` returns. */
export type Reporter = ReturnType<typeof createReporter>;
