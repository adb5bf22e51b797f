import { createServer } from 'node:http';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What kind of thing was asked for; the only label that grows with the site. */
export type RequestKind = 'document' | 'asset' | 'operator' | 'health' | 'other';

/** Figures of a running server, for Prometheus. */
export type SiteMetrics = ReturnType<typeof createMetrics>;

/** Seconds; the limit for a document from memory is 50 ms. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** What is read when the figures are. */
export interface MetricsSources {
  /** Id of the build. */
  readonly build: () => string;
  readonly apiState: () => 'up' | 'down' | 'unknown';
}

interface RequestChildren {
  readonly requests: Counter.Internal;
  readonly seconds: Histogram.Internal<'kind'>;
}

export function createMetrics({ build, apiState }: MetricsSources) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by kind and status',
    labelNames: ['kind', 'status'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'site_request_seconds',
    help: 'Time to the last byte, by kind',
    labelNames: ['kind'] as const,
    buckets: BUCKETS,
    registers,
  });
  const underWay = new Gauge({
    name: 'site_requests_under_way',
    help: 'Requests that are being answered',
    registers,
  });
  const aborted = new Counter({
    name: 'site_requests_aborted_total',
    help: 'Replies whose client left before their end',
    registers,
  });
  const refused = new Counter({
    name: 'site_connections_refused_total',
    help: 'Connections that sent no valid request in time, by status',
    labelNames: ['status'] as const,
    registers,
  });
  const problems = new Counter({
    name: 'site_operator_problems_total',
    help: 'States of operator folders that could not be served',
    registers,
  });
  const errors = new Counter({
    name: 'site_errors_total',
    help: 'Requests that ended with an internal error',
    registers,
  });
  new Gauge({
    name: 'site_api_up',
    help: '1 while the member API answers, 0 while it does not, NaN before the first call',
    registers,
    collect() {
      const state = apiState();
      this.set(state === 'unknown' ? NaN : Number(state === 'up'));
    },
  });
  new Gauge({
    name: 'site_build_info',
    help: 'The build that is served',
    labelNames: ['build'] as const,
    registers,
    collect() {
      this.reset();
      this.set({ build: build() }, 1);
    },
  });
  const children = new Map<string, RequestChildren>();
  /** The children of a kind and status, because the library sorts and hashes the labels at every use. */
  const childrenOf = (kind: RequestKind, status: number): RequestChildren => {
    const key = `${kind} ${status}`;
    const known = children.get(key);
    if (known) return known;
    const made = { requests: requests.labels({ kind, status }), seconds: seconds.labels({ kind }) };
    children.set(key, made);
    return made;
  };
  return { registry, childrenOf, underWay, aborted, refused, problems, errors };
}

/** A server that gives the figures at `/metrics` and nothing else. */
export function createMetricsServer({ registry }: SiteMetrics) {
  return createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}

export function kindOf(path: string): RequestKind {
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/operator/')) return 'operator';
  if (path === '/healthz' || path === '/readyz') return 'health';
  return /\.\w{2,5}$/.test(path) ? 'other' : 'document';
}
