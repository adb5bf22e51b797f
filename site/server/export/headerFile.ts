import type { ExportedSite, HostFiles } from './exportedSite.ts';

/** For any other host: what it has to be told, in words. */
export function headerFile({ headers, dynamic }: ExportedSite): HostFiles {
  const rewrites = dynamic.flatMap(({ paths, file }) => paths.map((path) => `${path} → ${file}`));
  const text = [
    'Headers of every reply:',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Strict-Transport-Security: max-age=63072000 (over TLS)',
    '',
    'Cache-Control of what is below /assets/: public, max-age=31536000, immutable; of everything else: no-cache',
    'Status of an address without a file: 404, with the document /404.html',
    '',
    'Addresses with parameters, answered with a document and status 200:',
    ...rewrites,
  ];
  return { 'HOSTING.txt': `${text.join('\n')}\n` };
}
