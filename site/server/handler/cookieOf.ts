/** The value of a cookie as it was sent, empty for none. */
export function cookieOf(headers: Headers, name: string): string {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
