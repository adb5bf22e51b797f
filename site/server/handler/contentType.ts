const TYPES: Record<string, { type: string; text: boolean }> = {
  '.avif': { type: 'image/avif', text: false },
  '.css': { type: 'text/css; charset=utf-8', text: true },
  '.html': { type: 'text/html; charset=utf-8', text: true },
  '.ico': { type: 'image/x-icon', text: false },
  '.jpg': { type: 'image/jpeg', text: false },
  '.js': { type: 'text/javascript; charset=utf-8', text: true },
  '.json': { type: 'application/json; charset=utf-8', text: true },
  '.png': { type: 'image/png', text: false },
  '.svg': { type: 'image/svg+xml; charset=utf-8', text: true },
  '.txt': { type: 'text/plain; charset=utf-8', text: true },
  '.webmanifest': { type: 'application/manifest+json; charset=utf-8', text: true },
  '.webp': { type: 'image/webp', text: false },
  '.woff2': { type: 'font/woff2', text: false },
  '.xml': { type: 'application/xml; charset=utf-8', text: true },
};

/**
 * Media type of a file by its name, and whether compressing it is worth the work.
 * An unknown ending is bytes: with `nosniff` a browser will neither run nor display it.
 */
export function contentType(file: string): { type: string; text: boolean } {
  const ending = /\.\w+$/.exec(file)?.[0] ?? '';
  return TYPES[ending.toLowerCase()] ?? { type: 'application/octet-stream', text: false };
}

/** Media types by ending, for the configuration of other servers. */
export function contentTypes(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(TYPES).map(([ending, { type }]) => [ending, type]));
}
