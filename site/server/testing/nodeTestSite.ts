import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandOfRequest } from '../adapters/brandOfRequest.ts';
import { encodeWithZlib } from '../adapters/compression.ts';
import { type Listening, listen } from '../adapters/listen.ts';
import { createNodeServer } from '../adapters/nodeServer.ts';
import { siteFolder } from '../adapters/siteFolder.ts';
import { oneBrand } from '../brands/brandFolders.ts';
import type { Brands } from '../brands/brands.ts';
import { type SiteOptions, createSiteHandler } from '../handler/siteHandler.ts';
import { testOperator, writeBrand } from '../testOperator.ts';
import { writeTestBuild } from './writeTestBuild.ts';

/** A site on a port of its own, from folders as a build writes them. */
export interface NodeTestSite extends Listening {
  /** Holds `dist` and `operator`, and a secret file. */
  readonly folder: string;
}

/**
 * @param given brands, in place of the one of the folder
 * @param options in place of those of a site that works
 */
export async function openNodeTestSite(
  given?: Brands,
  options: Partial<SiteOptions> = {},
): Promise<NodeTestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeTestBuild(dist);
  await writeFile(join(dist, 'picture.png'), Buffer.alloc(4000));
  await writeBrand(join(folder, 'operator'), testOperator());
  await symlink(join(folder, 'secret.txt'), join(folder, 'operator/link.txt'));
  await symlink(join(folder, 'secret.txt'), join(dist, 'link.txt'));
  const brands =
    given ??
    (await oneBrand(join(folder, 'operator'), {
      check: () => testOperator(),
      onProblem: () => undefined,
    }));
  const handler = createSiteHandler({
    site: siteFolder(dist),
    brands,
    encode: encodeWithZlib,
    onError: console.error,
    ...options,
  });
  const listening = await listen(
    () =>
      createNodeServer({
        fetch: async (request) => handler.fetch(request, {}),
        brandOf: brandOfRequest(brands),
      }),
    { host: 'localhost', port: 0 },
  );
  return {
    ...listening,
    folder,
    async close() {
      await listening.close();
      await rm(folder, { recursive: true });
    },
  };
}
