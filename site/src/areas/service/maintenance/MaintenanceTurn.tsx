import { NoticeBar } from '@brand/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { isPageHeld, onPageHold } from '../../../platform/connection/busy.ts';
import { matchRoute } from '../../../routing/matchRoute.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { writeTab } from '../../../platform/storage/tabStore.ts';
import { MAINTENANCE_KEY } from './maintenanceQuery.ts';

/** Pages that are not replaced: they report errors themselves, and their link works only once. */
const STAY: ReadonlySet<string> = new Set(['maintenance', 'loginLine', 'loginUrl']);

interface MaintenanceTurnProps {
  /** A QR is pending. */
  waits?: boolean;
}

/**
 * The service is in maintenance: the page is stored and replaced as soon as nothing can be lost. While money is in
 * transfer, an amount is typed, a game runs or a QR is pending, only a bar reports it.
 */
export function MaintenanceTurn({ waits = false }: MaintenanceTurnProps) {
  const intl = useIntl();
  const place = usePlace();
  const queries = useQueryClient();
  const held = useSyncExternalStore(onPageHold, isPageHeld);
  const [closed, setClosed] = useState<string | null>(null);
  const name = matchRoute(place.pathname)?.route.name ?? '';
  const stays = STAY.has(name);
  const leaves = !stays && !held && !waits;
  useEffect(() => {
    // The page for maintenance may know its end before this component does. Both would redirect to each other.
    if (!leaves || !queries.getQueryData(MAINTENANCE_KEY)) return;
    writeTab('leftPage', place.pathname + place.search + location.hash);
    place.go('/maintenance', { replace: true });
  }, [leaves, place, queries]);
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
