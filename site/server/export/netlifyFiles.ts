import type { ExportedSite, HostFiles } from './exportedSite.ts';

/** `_headers` and `_redirects`, as Netlify and Cloudflare Pages read them. */
export function netlifyFiles({ headers, dynamic }: ExportedSite): HostFiles {
  const always = { ...headers, 'Strict-Transport-Security': 'max-age=63072000' };
  // Of documents and the operator's files such a host says itself that they are to be asked for again.
  const rules = [
    '/*',
    ...Object.entries(always).map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
  ];
  // A file that exists wins over a rewrite. The page is a document of its own, not the start page.
  const rewrites = dynamic.flatMap(({ paths, file }) =>
    paths.flatMap((path) => {
      const short = path.replace(/\/:\w+\?$/, '');
      const variants = short === path ? [path] : [path.replace('?', '')];
      return variants.map((address) => `${address} ${file.replace(/\.html$/, '')} 200`);
    }),
  );
  return {
    'site/_headers': `${rules.join('\n')}\n`,
    'site/_redirects': `${rewrites.join('\n')}\n`,
  };
}
