import type { Context as HonoContext } from 'hono';

/**
 * Gives a reply its headers before it is made, which costs next to nothing; to change a reply that is there costs more
 * than most calls do. Those that a reply was made without are added after `next`.
 *
 * @param headers written unless the reply says something of its own
 */
export async function withHeaders(
  request: HonoContext,
  headers: Readonly<Record<string, string>>,
  next: () => Promise<void>,
): Promise<void> {
  for (const [name, value] of Object.entries(headers)) request.header(name, value);
  await next();
  for (const [name, value] of Object.entries(headers)) {
    if (!request.res.headers.has(name)) request.header(name, value);
  }
}
