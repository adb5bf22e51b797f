import type { OperatorJsonCheck } from '../brands/brand.ts';
import { assetBrands } from '../brands/assetBrands.ts';
import { readBuiltSite } from '../build/builtSite.ts';
import { type AssetBinding, assetFiles } from '../files/assetFiles.ts';
import type { FileStore } from '../files/fileStore.ts';
import { createSiteHandler } from '../handler/siteHandler.ts';
import { publicContents } from '../publicData/publicContents.ts';
import { catalogues } from '../seo/catalogues.ts';
import type { ServerEntry } from '../siteCode.ts';

/** What an edge platform gives to the worker. */
export interface WorkerEnv {
  /** The files of the build. */
  readonly ASSETS: AssetBinding;
}

/** What is bundled into the worker. */
export interface WorkerBuild {
  readonly serverEntry: typeof ServerEntry;
  /** Files that the assets do not give: their names begin with a dot. */
  readonly hidden: FileStore;
  readonly check: OperatorJsonCheck;
}

/** A worker that answers with the handler of the site; compression and TLS are the platform's. */
export function workerSite({ serverEntry, hidden, check }: WorkerBuild) {
  const handlers = new WeakMap<AssetBinding, ReturnType<typeof createSiteHandler>>();

  function handlerFor(assets: AssetBinding) {
    const known = handlers.get(assets);
    if (known) return known;
    const stored = assetFiles(assets);
    const files: FileStore = {
      read: async (name) => (await hidden.read(name)) ?? stored.read(name),
    };
    let site: ReturnType<typeof readBuiltSite> | undefined;
    const offers = catalogues();
    const handler = createSiteHandler({
      site: async () => (site ??= readBuiltSite(files, serverEntry)),
      brands: assetBrands(stored, check),
      encode: null,
      catalogueOf: offers.of,
      contentOf: publicContents(),
      api: offers.state,
      onError: (error, path) => console.error(path, (error as Error).stack),
    });
    handlers.set(assets, handler);
    return handler;
  }

  return {
    fetch(request: Request, env: WorkerEnv): Response | Promise<Response> {
      const secure = request.url.startsWith('https:');
      return handlerFor(env.ASSETS).fetch(request, { secure });
    },
  };
}
