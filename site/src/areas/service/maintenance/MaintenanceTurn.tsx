import { NoticeBar } from '@brand/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { isPageHeld, onPageHold } from '../../../platform/connection/busy.ts';
import { matchRoute } from '../../../routing/matchRoute.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { writeTab } from '../../../platform/storage/tabStore.ts';

/** Pages that stay: they say themselves what is wrong, and the link that led to them works only once. */
const STAY: ReadonlySet<string> = new Set(['maintenance', 'loginLine', 'loginUrl']);

interface MaintenanceTurnProps {
  /** A QR waits to be paid. */
  waits?: boolean;
}

/**
 * The service is in maintenance: the page gives way, and is remembered, as soon as nothing is lost with it. As long as money is
 * being moved, an amount is typed, a game runs or a QR waits, a bar says so and nothing else happens.
 */
export function MaintenanceTurn({ waits = false }: MaintenanceTurnProps) {
  const intl = useIntl();
  const place = usePlace();
  const held = useSyncExternalStore(onPageHold, isPageHeld);
  const [closed, setClosed] = useState<string | null>(null);
  const name = matchRoute(place.pathname)?.route.name ?? '';
  const stays = STAY.has(name);
  const leaves = !stays && !held && !waits;
  useEffect(() => {
    if (!leaves) return;
    writeTab('leftPage', place.pathname + place.search + location.hash);
    place.go('/maintenance', { replace: true });
  }, [leaves, place]);
  const reason = waits ? 'qr' : name === 'game-id-name' ? 'playing' : 'typed';
  const isSaid = !stays && !leaves && closed !== reason;
  return (
    <NoticeBar
      notice={
        isSaid
          ? { tone: 'pending', text: intl.formatMessage({ id: `site.maintenance.${reason}` }) }
          : null
      }
      onClose={() => setClosed(reason)}
    />
  );
}
