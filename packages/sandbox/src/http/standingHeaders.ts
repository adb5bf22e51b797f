import type { Context as HonoContext } from 'hono';

/**
 * Sets headers before the reply is created, which costs almost nothing; changing an existing reply costs more than most
 * calls. Missing headers are added after `next`.
 *
 * @param headers sent unless the reply sets the same header
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
