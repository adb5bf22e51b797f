import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operator } from '@brand/operator';
import { readAddedMessages } from '../brands/addedMessages.ts';
import { securityHeaders } from '../brands/operatorHeaders.ts';
import { siteFolder } from '../adapters/siteFolder.ts';
import { dynamicPages } from '../documents/staticPages.ts';
import { cloudflareFiles } from './cloudflareFiles.ts';
import type { ExportedSite, HostFiles } from './exportedSite.ts';
import { headerFile } from './headerFile.ts';
import { netlifyFiles } from './netlifyFiles.ts';
import { nginxFiles } from './nginxFiles.ts';
import { flattenPages } from './flattenPages.ts';

/** Hosts that a build can be exported for. */
export const EXPORTS: Readonly<Record<string, (site: ExportedSite) => HostFiles>> = {
  nginx: nginxFiles,
  netlify: netlifyFiles,
  cloudflare: cloudflareFiles,
  files: headerFile,
};

/** Parts of a build that only a server of ours reads. */
const HIDDEN = /\/\.[^/]+(?:\/|$)/;

export interface ExportOptions {
  /** One of `EXPORTS`. */
  readonly host: string;
  /** A folder as `npm run build` writes it. */
  readonly dist: string;
  /** Replaced. */
  readonly out: string;
}

/** Writes a build for a host of files or an edge platform. */
export async function exportSite({ host, dist, out }: ExportOptions): Promise<void> {
  const write = EXPORTS[host];
  if (!write)
    throw new Error(`--export is "${host}", but it is ${Object.keys(EXPORTS).join(', ')}.`);
  const site = join(dist, 'site');
  await rm(out, { recursive: true, force: true });
  await cp(site, join(out, 'site'), {
    recursive: true,
    filter: (path) => !HIDDEN.test(path.slice(site.length)),
  });
  const settings = await readFile(join(site, 'operator/operator.json'), 'utf8');
  const operator = await readAddedMessages(JSON.parse(settings) as Operator, async (name) =>
    readFile(join(site, 'operator', name)),
  );
  const built = await siteFolder(site)();
  const files = write({
    operator,
    headers: securityHeaders(operator),
    dynamic: dynamicPages(built, operator),
  });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(out, { recursive: true });
    await writeFile(join(out, name), text);
  }
  if (host === 'netlify') await flattenPages(join(out, 'site'));
  if (host === 'cloudflare') await cp(join(dist, 'worker.mjs'), join(out, 'worker.mjs'));
}
