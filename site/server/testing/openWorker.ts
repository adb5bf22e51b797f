import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Miniflare } from 'miniflare';
import { bundleWorker } from '../build/bundle.ts';
import { testOperator, writeBrand } from '../testOperator.ts';
import { type ContractHost, functionHost } from './describeContract.ts';
import { writeTestBuild } from './writeTestBuild.ts';

const SERVER_ENTRY = fileURLToPath(new URL('testServerEntry.ts', import.meta.url));

/** The worker in workerd, with the assets of the test build. */
export async function openWorker(): Promise<ContractHost> {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  const site = join(folder, 'site');
  await writeTestBuild(site);
  await writeBrand(join(site, 'operator'), testOperator());
  const script = join(folder, 'worker.mjs');
  await bundleWorker(site, script, SERVER_ENTRY);
  const platform = new Miniflare({
    modules: true,
    // The member API is out of reach.
    outboundService: () => new Response(null, { status: 503 }) as never,
    modulesRoot: folder,
    scriptPath: script,
    compatibilityDate: '2026-01-01',
    assets: {
      directory: site,
      binding: 'ASSETS',
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
      assetConfig: { html_handling: 'none', not_found_handling: 'none' },
    },
  });
  await platform.ready;
  return functionHost(
    async (url, init) => (await platform.dispatchFetch(url, init as never)) as never,
    async () => {
      await platform.dispose();
      await rm(folder, { recursive: true });
    },
  );
}
