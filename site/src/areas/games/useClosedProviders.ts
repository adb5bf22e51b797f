import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../member/services.ts';
import { providersOptions } from './providersQuery.ts';

/**
 * Lets cards know which games cannot be started. A visitor's lists do not say it, only whether a maker is closed is told to
 * everybody; a member's say it, and must not be spoken for by what a visitor was told here before.
 *
 * @param wanted whether there are cards
 */
export function useClosedProviders(wanted = true): void {
  const { api } = useServices();
  useQuery({ ...providersOptions(api), enabled: wanted });
}
