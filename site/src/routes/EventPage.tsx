import { EventDetail } from '../features/promotions/EventDetail.tsx';
import { EventList } from '../features/promotions/EventList.tsx';
import { useOfferInAddress } from '../features/promotions/useOfferInAddress.ts';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function EventPage() {
  const id = useOfferInAddress();
  if (id !== null) return <EventDetail key={id} id={id} />;
  return (
    <>
      <PageHeading name="event" shown="wide" />
      <EventList />
    </>
  );
}
