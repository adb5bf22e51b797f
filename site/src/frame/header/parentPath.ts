/** The page above a page: where back leads whoever came from elsewhere. Paths are without their language. */
export function parentPath(pathname: string): string {
  const first = pathname.split('/', 2)[1];
  if (pathname === `/${first}`) return first === 'forgot' ? '/login' : '/';
  return first === 'affiliate' ? '/affiliate' : first === 'game' ? '/list' : '/';
}
