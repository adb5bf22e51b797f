/** The parent of a page, where back leads a visitor who came from another site. Paths are without language. */
export function parentPath(pathname: string): string {
  const first = pathname.split('/', 2)[1];
  if (pathname === `/${first}`) return first === 'forgot' ? '/login' : '/';
  return first === 'affiliate' ? '/affiliate' : first === 'game' ? '/list' : '/';
}
