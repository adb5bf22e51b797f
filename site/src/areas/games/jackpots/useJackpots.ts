import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../member/services.ts';
import { rhythm } from '../../../platform/clock/rhythm.ts';
import { jackpotsOptions } from './jackpotsQuery.ts';

/**
 * The jackpots. They are asked for again at the interval that the API gives, while a pool is in view and the page is not
 * hidden. Without the optional call nothing is asked.
 *
 * @param isInView whether a pool of the caller is in view
 */
export function useJackpots(isInView: boolean) {
  const services = useServices();
  return useQuery({
    ...jackpotsOptions(services),
    enabled: services.operator.optionalCalls.jackpots,
    refetchInterval: ({ state }) =>
      isInView && state.data ? rhythm(state.data.intervalMs) : false,
  });
}
