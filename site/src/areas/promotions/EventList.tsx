import type { PromotionEvent } from '@brand/domain';
import { LinkButton, OfferCard } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useServices } from '../../member/services.ts';
import { usePlace } from '../../routing/navigation.ts';
import { OfferGrid } from './OfferGrid.tsx';
import { ScheduleBadge } from './ScheduleBadge.tsx';
import { eventsOptions } from './promotionQueries.ts';
import { offerPath } from './useOfferInAddress.ts';
import { useScheduleState } from './useScheduleState.ts';

/** Current, future and past events. */
export function EventList() {
  const intl = useIntl();
  const { api } = useServices();
  const { locale } = usePlace();
  return (
    <OfferGrid
      query={useQuery(eventsOptions(api, locale))}
      keyOf={({ id }) => id}
      card={(event, first) => <EventCard event={event} eager={first} />}
      failedTitle={intl.formatMessage({ id: 'site.event.failed' })}
      emptyText={intl.formatMessage({ id: 'site.event.empty' })}
    />
  );
}

function EventCard({ event, eager }: { event: PromotionEvent; eager: boolean }) {
  const intl = useIntl();
  const { href } = usePlace();
  const state = useScheduleState(event);
  return (
    <OfferCard
      id={event.id}
      picture={event.picture}
      title={event.title}
      href={href(offerPath('/event', event.id))}
      summary={event.summary}
      eager={eager}
      over={state === 'over'}
      badges={<ScheduleBadge schedule={event} state={state} />}
      action={
        event.path !== null &&
        state !== 'over' && (
          <LinkButton href={href(event.path)} variant="soft" fullWidth>
            {intl.formatMessage({ id: 'site.event.open' })}
          </LinkButton>
        )
      }
    />
  );
}
