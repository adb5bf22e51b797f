import { useQuery } from '@tanstack/react-query';
import { useServices, useSession } from '../../app/services.ts';
import { providersOptions } from './providersQuery.ts';

/**
 * Lets the cards of a visitor know which games cannot be started: their lists do not say it, only whether a maker is closed is
 * told to everybody.
 *
 * @param wanted whether there are cards
 */
export function useClosedMakers(wanted = true): void {
  const { api } = useServices();
  const isVisitor = useSession() === null;
  useQuery({ ...providersOptions(api), enabled: wanted && isVisitor });
}
