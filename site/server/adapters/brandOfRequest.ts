import type { IncomingMessage } from 'node:http';
import type { Brands } from '../brands/brands.ts';
import type { FailedRequest } from '../handler/errorReply.ts';
import { type SiteEnv, commonHeaders } from '../handler/siteHandler.ts';

/** Finds the brand of a request that the handler does not get, for the reply that refuses it. */
export function brandOfRequest(
  brands: Brands,
  envOf: (request: IncomingMessage) => SiteEnv = () => ({}),
) {
  return async (request: IncomingMessage): Promise<Pick<FailedRequest, 'brand' | 'common'>> => {
    // The brands may be what has failed.
    const brand = await brands.forHost(request.headers.host).catch(() => undefined);
    return brand ? { brand, common: commonHeaders(brand, envOf(request)) } : { brand };
  };
}
