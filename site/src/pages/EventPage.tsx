import { createPromotionsApi } from '@brand/api/promotions';
import { EventDetail } from '../areas/promotions/EventDetail.tsx';
import { EventList } from '../areas/promotions/EventList.tsx';
import { useOfferInAddress } from '../areas/promotions/useOfferInAddress.ts';
import { eventsOptions } from '../areas/promotions/promotionQueries.ts';
import { type PublicQueries, publicQuery } from '../member/publicQueries.ts';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export const searchParams = ['id'];

export const queries: PublicQueries = ({ services, locale }) => [
  publicQuery(eventsOptions(createPromotionsApi(services.api.client), locale)),
];

export function EventPage() {
  const id = useOfferInAddress();
  if (id !== null)
    return <EventDetail key={id} id={id} heading={<PageHeading name="event" shown="never" />} />;
  return (
    <>
      <PageHeading name="event" shown="wide" />
      <EventList />
    </>
  );
}
