import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brandsByHost, oneBrand } from '../brands/brandFolders.ts';
import { operatorCheck } from '../brands/builtOperator.ts';
import type { ServerSettings } from '../command/readSettings.ts';
import { type SiteEnv, createSiteHandler } from '../handler/siteHandler.ts';
import { clientOf } from '../operations/clientOf.ts';
import type { Log } from '../operations/log.ts';
import { createMetrics, createMetricsServer } from '../operations/metrics.ts';
import { observeRequests } from '../operations/observeRequests.ts';
import { SHUTDOWN_TIMES, shutdown } from '../operations/shutdown.ts';
import { pathWithoutSecrets } from '../operations/withoutSecrets.ts';
import { publicContents } from '../publicData/publicContents.ts';
import { catalogues } from '../seo/catalogues.ts';
import { brandOfRequest } from './brandOfRequest.ts';
import { encodeWithZlib } from './compression.ts';
import { listen } from './listen.ts';
import { createNodeServer } from './nodeServer.ts';
import { siteFolder } from './siteFolder.ts';

/** Half of the time that is promised for a change of an operator folder. */
const REUSE_MS = 250;

/**
 * Runs the site with everything that operation needs.
 *
 * @param dist folder of the built site
 * @throws Error when build or operator cannot be served, or a port is taken
 */
export async function startNodeSite(settings: ServerSettings, dist: string, log: Log) {
  const site = siteFolder(dist);
  const { id } = await site();
  const offers = catalogues();
  const metrics = createMetrics({ build: () => id, apiState: offers.state });
  const brandOptions = {
    check: operatorCheck(settings),
    onProblem(problem: string) {
      metrics.problems.inc();
      log.error('operator', { problem });
    },
  };
  const { operator, operators, fallback, proxies, times } = settings;
  const brands =
    operators === null
      ? await oneBrand(operator ?? join(dist, 'operator'), brandOptions)
      : await brandsByHost(operators, fallback, brandOptions);
  const ending = shutdown({
    ...SHUTDOWN_TIMES,
    delayMs: times.shutdownDelayMs,
    ...(times.shutdownMs !== undefined && { graceMs: times.shutdownMs }),
  });
  const handler = createSiteHandler({
    site,
    brands,
    encode: encodeWithZlib,
    isDraining: ending.isDraining,
    catalogueOf: offers.of,
    ...(settings.content && { contentOf: publicContents() }),
    reuseMs: REUSE_MS,
    api: offers.state,
    onError(error, path) {
      metrics.errors.inc();
      log.error('reply', { path: pathWithoutSecrets(path), error: stackOf(error) });
    },
  });
  const observe = observeRequests(log, metrics);
  const platform = new WeakMap<IncomingMessage, SiteEnv>();
  const listening = await listen(
    () =>
      createNodeServer({
        fetch: (request, incoming) => handler.fetch(request, platform.get(incoming) ?? {}),
        onRequest(request, response) {
          const client = clientOf(request, proxies);
          const requestId = observe(request, response, client);
          platform.set(request, { secure: client.secure, requestId });
          ending.follow(response);
        },
        brandOf: brandOfRequest(brands, (request) => platform.get(request) ?? {}),
        onClientError: (status) => metrics.refused.inc({ status }),
        limits: {
          ...(times.headersMs !== undefined && { headersMs: times.headersMs }),
          ...(times.requestMs !== undefined && { requestMs: times.requestMs }),
        },
      }),
    settings,
  );
  const metering =
    settings.metrics && (await listen(() => createMetricsServer(metrics), settings.metrics));
  return {
    port: listening.port,
    metricsPort: metering?.port ?? null,
    build: id,
    async stop(): Promise<void> {
      const { cut } = await ending.drain(listening.servers);
      await metering?.close();
      if (cut > 0) log.error('stop', { problem: `${cut} replies were cut off` });
    },
  };
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
