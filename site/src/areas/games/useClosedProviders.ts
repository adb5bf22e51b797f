import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../member/services.ts';
import { providersOptions } from './providersQuery.ts';

/**
 * Tells cards which games cannot be started. A visitor's lists do not contain this; for them only the status of providers
 * is known. A member's lists contain it, so the state of a previous visitor must not override them.
 *
 * @param wanted whether there are cards
 */
export function useClosedProviders(wanted = true): void {
  const { api } = useServices();
  useQuery({ ...providersOptions(api), enabled: wanted });
}
