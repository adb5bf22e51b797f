import { type Mission, missionsInOrder, missionsInPlace } from '@brand/domain';
import { useState } from 'react';

/**
 * The missions with rewards to collect first, as they were when the page opened: a card stays in its place when its reward
 * has just been collected.
 *
 * @param missions undefined while they load
 */
export function useMissionOrder(missions: readonly Mission[] | undefined): readonly Mission[] {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const sorted = missionsInOrder(missions ?? []);
  if (missions && order === null) setOrder(sorted.map(({ id }) => id));
  return order === null ? sorted : missionsInPlace(sorted, order);
}
