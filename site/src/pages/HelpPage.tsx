import { createCommunityApi } from '@brand/api/community';
import { helpOptions } from '../areas/community/communityQueries.ts';
import { HelpCentre } from '../areas/community/help/HelpCentre.tsx';
import { type PublicQueries, publicQuery } from '../member/publicQueries.ts';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export const searchParams = ['q'];

export const queries: PublicQueries = ({ services, locale }) => [
  publicQuery(helpOptions(createCommunityApi(services.api.client), locale)),
];

export function HelpPage() {
  return (
    <>
      <PageHeading name="help" shown="wide" />
      <HelpCentre />
    </>
  );
}
