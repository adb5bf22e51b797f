import { EventList } from '../features/promotions/EventList.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function EventPage() {
  return (
    <>
      <PageHeading name="event" shown="wide" />
      <EventList />
    </>
  );
}
