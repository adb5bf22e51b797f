import { type PublicQueries, publicQuery } from '../../member/publicQueries.ts';
import { vipOptions } from '../../member/vip/vipLevel.ts';

/** The levels. The page reads the member's current level. */
export const queries: PublicQueries = ({ services, locale, userId }) =>
  userId === null ? [publicQuery(vipOptions(services.api, locale, userId))] : [];
