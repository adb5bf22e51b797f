import type { ExportedSite, HostFiles } from './exportedSite.ts';

/** Settings of a worker that answers every request itself, with the files as its assets. */
export function cloudflareFiles({ operator }: ExportedSite): HostFiles {
  const settings = {
    name: `${operator.theme.name}-site`,
    main: 'worker.mjs',
    compatibility_date: '2026-01-01',
    no_bundle: true,
    assets: {
      directory: './site',
      binding: 'ASSETS',
      run_worker_first: true,
      html_handling: 'none',
      not_found_handling: 'none',
    },
    observability: { enabled: true },
  };
  return { 'wrangler.json': `${JSON.stringify(settings, null, 2)}\n` };
}
