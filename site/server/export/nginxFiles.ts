import { contentTypes } from '../handler/contentType.ts';
import type { ExportedSite, HostFiles } from './exportedSite.ts';

/** nginx reads `$` as a variable, and a quote ends a text. */
const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** `/game/:id/:name?` as a regular expression of nginx. */
function patternOf(path: string): string {
  return path
    .replaceAll('.', '\\.')
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/:\w+/g, '[^/]+');
}

/** A file for `/etc/nginx/conf.d`: one server, with the rules and headers of the site. */
export function nginxFiles({ operator, headers, dynamic }: ExportedSite): HostFiles {
  const names = operator.hostNames.length > 0 ? operator.hostNames.join(' ') : '_';
  const types = Object.entries(contentTypes()).map(
    ([ending, type]) => `    ${quoted(type)} ${ending.slice(1)};`,
  );
  const locations = dynamic.flatMap((pages) =>
    pages.paths.length > 0
      ? `  location ~ ^(?:${pages.paths.map(patternOf).join('|')})$ {
    try_files $uri/index.html ${pages.file} =404;
  }`
      : [],
  );
  const added = Object.entries(headers).map(
    ([name, value]) => `  add_header ${name} ${quoted(value)} always;`,
  );
  const unknown = operator.languages
    .slice(1)
    .map((language) => `  "~^/${language}(?:/|$)" /${language}/404.html;\n`);
  return {
    'nginx.conf': `# Written by npm run build. Copy the folder "site" to /srv/site, or change "root".
map "$status$uri" $site_cache {
  default "no-cache";
  "~^(?:200|206|304)/assets/" "public, max-age=31536000, immutable";
}
map $uri $site_unknown {
  default /404.html;
${unknown.join('')}}
map $scheme $site_strict_transport {
  default "";
  https "max-age=63072000";
}
server {
  listen 80;
  listen [::]:80;
  server_name ${names};
  root /srv/site;
  server_tokens off;
  absolute_redirect off;
  # Copies that were compressed at build time. With the brotli module: brotli_static on;
  gzip_static on;
  gzip_vary on;
  client_max_body_size 1k;
  client_header_timeout 10s;
  large_client_header_buffers 4 8k;
  keepalive_timeout 65s;
  default_type application/octet-stream;
  types {
${types.join('\n')}
  }
  error_page 404 $site_unknown;
${added.join('\n')}
  add_header Strict-Transport-Security $site_strict_transport always;
  add_header Cache-Control $site_cache always;
  add_header Vary Cookie always;

  # From the address as it was sent: a decoded line break must not get into a header.
  if ($request_uri ~ "^(/[^/?\\\\\\\\][^?]*?)/+(\\?.*)?$") {
    return 308 $1$2;
  }
  location ~ (?:/\\.|\\.(?:br|gz)$) {
    return 404;
  }
  location ^~ /assets/ {
    try_files $uri =404;
  }
  location ^~ /operator/ {
    try_files $uri =404;
  }
${locations.join('\n')}
  location / {
    try_files $uri/index.html $uri =404;
  }
}
`,
  };
}
