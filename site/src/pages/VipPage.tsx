import { createCommunityApi } from '@brand/api/community';
import { vipOptions } from '../areas/community/communityQueries.ts';
import { VipOverview } from '../areas/community/vip/VipOverview.tsx';
import { type PublicQueries, publicQuery } from '../member/publicQueries.ts';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

/** The levels. The page reads the member's current level. */
export const queries: PublicQueries = ({ services, locale, userId }) =>
  userId === null
    ? [publicQuery(vipOptions(createCommunityApi(services.api.client), locale, userId))]
    : [];

export function VipPage() {
  return (
    <>
      <PageHeading name="vip" shown="wide" />
      <VipOverview />
    </>
  );
}
