import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices, useSession } from '../../../../member/services.ts';
import { usePlace } from '../../../../routing/navigation.ts';

/**
 * Where the home page shows what is on now, decided once. For a member it is the first screen, where there is always
 * something to show. For a visitor it is there if it is known from the start that something is on, so that nothing there
 * moves later; otherwise below the first screen. Null if the operator has none of it.
 */
export function useOnNowPlace(): 'top' | 'below' | null {
  const { operator } = useServices();
  const { locale } = usePlace();
  const isMember = useSession() !== null;
  const queries = useQueryClient();
  const { tournament, promotions, favourites } = operator.features;
  const [isKnown] = useState(() => {
    const queryKey: QueryKey = ['onNow', locale];
    return queries
      .getQueriesData<readonly unknown[]>({ queryKey })
      .some(([, open]) => open && open.length > 0);
  });
  const isOffered = tournament || promotions;
  if (isMember) return isOffered || favourites ? 'top' : null;
  if (isKnown) return 'top';
  return isOffered ? 'below' : null;
}
