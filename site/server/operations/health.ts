import type { Brands } from '../brands/brands.ts';
import type { BuiltSite } from '../build/builtSite.ts';

/** Whether a server may get requests, and what it knows of its surroundings. */
export interface Readiness {
  readonly ready: boolean;
  readonly build: string | null;
  readonly brand: boolean;
  readonly draining: boolean;
  /** Reported only: pages open without the API and say what is missing. */
  readonly api: 'up' | 'down' | 'unknown';
}

export interface HealthOptions {
  readonly site: () => Promise<BuiltSite>;
  readonly brands: Brands;
  readonly isDraining: () => boolean;
  readonly api: () => Readiness['api'];
}

/** Replies of `/healthz`, which says that the process runs, and `/readyz`, which says that it can answer. */
export function healthReplies({ site, brands, isDraining, api }: HealthOptions) {
  const headers = { 'Cache-Control': 'no-store' };
  return {
    alive: () => new Response('ok', { headers }),

    async ready(): Promise<Response> {
      const build = await site().then(
        ({ id }) => id,
        () => null,
      );
      const brand = (await brands.all()).length > 0;
      const draining = isDraining();
      const ready = build !== null && brand && !draining;
      const body: Readiness = { ready, build, brand, draining, api: api() };
      return Response.json(body, { status: ready ? 200 : 503, headers });
    },
  };
}
