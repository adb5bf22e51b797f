import type { Context as HonoContext } from 'hono';
import type { Context } from '../context.ts';

/** Origin of the calling site, if it is known; else that of the default site. */
export function callingSite({ siteOrigins }: Context, request: HonoContext): string {
  const origin = request.req.header('Origin');
  return siteOrigins.find((each) => each === origin) ?? siteOrigins[0];
}
