import type { IncomingMessage } from 'node:http';

/** The value of a cookie as it was sent, empty for none. */
export function cookieOf({ headers }: Pick<IncomingMessage, 'headers'>, name: string): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
