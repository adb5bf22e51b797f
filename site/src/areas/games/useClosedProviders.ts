import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../member/services.ts';
import { cardMarks } from './cardMarks.ts';
import { providersOptions } from './providersQuery.ts';

/**
 * Reads the providers and marks the cards of games that cannot be started. A visitor's lists do not contain this: the API
 * only reports which providers are closed.
 *
 * @param wanted whether there are cards
 */
export function useClosedProviders(wanted = true) {
  const { api } = useServices();
  const query = useQuery({ ...providersOptions(api), enabled: wanted });
  const { data } = query;
  useEffect(() => {
    if (data) cardMarks.setClosed(data);
  }, [data]);
  return query;
}
