import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeWithZlib } from '../adapters/compression.ts';
import { type Listening, listen } from '../adapters/listen.ts';
import { createNodeServer } from '../adapters/nodeServer.ts';
import { siteFolder } from '../adapters/siteFolder.ts';
import { oneBrand } from '../brands/brandFolders.ts';
import type { Brands } from '../brands/brands.ts';
import { createSiteHandler } from '../handler/siteHandler.ts';
import { testOperator, writeBrand } from '../testOperator.ts';
import { writeTestBuild } from './writeTestBuild.ts';

/** A site on a port of its own, from folders as a build leaves them. */
export interface NodeTestSite extends Listening {
  /** Holds `dist` and `operator`, and what must not be given away. */
  readonly folder: string;
}

/** @param brands in place of the one of the folder */
export async function openNodeTestSite(brands?: Brands): Promise<NodeTestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeTestBuild(dist);
  await writeFile(join(dist, 'picture.png'), Buffer.alloc(4000));
  await writeBrand(join(folder, 'operator'), testOperator());
  await symlink(join(folder, 'secret.txt'), join(folder, 'operator/link.txt'));
  await symlink(join(folder, 'secret.txt'), join(dist, 'link.txt'));
  const handler = createSiteHandler({
    site: siteFolder(dist),
    brands:
      brands ??
      (await oneBrand(join(folder, 'operator'), {
        check: () => testOperator(),
        onProblem: () => undefined,
      })),
    encode: encodeWithZlib,
    onError: console.error,
  });
  const listening = await listen(
    () => createNodeServer({ fetch: async (request) => handler.fetch(request, {}) }),
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
