import { EventDetail } from '../areas/promotions/EventDetail.tsx';
import { EventList } from '../areas/promotions/EventList.tsx';
import { useOfferInAddress } from '../areas/promotions/useOfferInAddress.ts';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

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
