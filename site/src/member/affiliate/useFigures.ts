import { CALL_LIMIT_MS } from '@brand/api';
import { nextAffiliateUpdate } from '@brand/domain';
import { usePageHidden, wakeAt } from '@brand/ui';
import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverTime } from '../../platform/clock/serverTime.ts';
import { useServices } from '../services.ts';

/** A reply later than this after the update was requested after it, because no call takes longer. */
const SETTLED_MS = CALL_LIMIT_MS;
/** The server's clock is known to within a second. */
const LEAST_DELAY_MS = 1_000;
/** Random delay, so that not all clients request in the same second. */
const SPREAD_MS = 19_000;
const delay = SETTLED_MS + LEAST_DELAY_MS + Math.random() * SPREAD_MS;

/**
 * A query of affiliate figures. They change once a day (section 9), so they are requested once more shortly after the
 * update, and not in between. A hidden page waits until it is visible, and a phone that slept until it wakes up.
 *
 * The component rerenders before the request, so that a range that ends with the last settled day moves to the new day.
 */
export function useFigures<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data> {
  const { clock } = useServices();
  const result = useQuery(options);
  const { dataUpdatedAt, refetch } = result;
  const isHidden = usePageHidden();
  const [reached, setReached] = useState<number | null>(null);
  const due =
    dataUpdatedAt === 0
      ? null
      : nextAffiliateUpdate(serverTime(dataUpdatedAt, clock) - SETTLED_MS) + delay;
  useEffect(
    () => (due === null || isHidden ? undefined : wakeAt(due, () => setReached(due))),
    [due, isHidden],
  );
  useEffect(() => {
    // Otherwise the figures are new: the return to the page has read them, or they are of other days.
    if (reached !== null && reached === due) void refetch({ cancelRefetch: false });
  }, [reached, due, refetch]);
  return result;
}
