/** The path of an address as it was sent: a page reads its parameters from there, and so does the browser. */
export function pathOf(url: string): { path: string; search: string } {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const address = start < 0 ? '/' : url.slice(start).split('#', 1)[0]!;
  const query = address.indexOf('?');
  return query < 0
    ? { path: address, search: '' }
    : { path: address.slice(0, query), search: address.slice(query) };
}

/** Broken percent signs stay as they were typed: no file is called so, and a page says that it is not known. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether an address leads out of where it begins, or cannot be the name of anything. */
export function isBrokenPath(path: string): boolean {
  if (!path.startsWith('/')) return true;
  const plainPath = path.includes('%') ? decodedPath(path) : path;
  return plainPath.includes('\0') || /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(plainPath);
}

/** The last part of an address, by which a page leads to itself and nowhere else. */
export function lastPart(path: string): string {
  return path.split('/').at(-1) ?? '';
}
