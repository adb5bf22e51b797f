import type { GamePage } from '@brand/api';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices, useSession } from '../../../../member/services.ts';
import { usePlace } from '../../../../routing/navigation.ts';

/**
 * Where the home page shows what is on now, decided once: on its first screen if it is known from the start that something
 * is on, so that nothing there moves later; otherwise below the first screen. Null if the operator has none of it.
 */
export function useOnNowPlace(): 'top' | 'below' | null {
  const { operator } = useServices();
  const { locale } = usePlace();
  const isMember = useSession() !== null;
  const queries = useQueryClient();
  const { tournament, promotions, favourites } = operator.features;
  const [isKnown] = useState(() => {
    const held = <Data>(queryKey: QueryKey) => queries.getQueriesData<Data>({ queryKey });
    return (
      held<readonly unknown[]>(['onNow', locale]).some(([, open]) => open && open.length > 0) ||
      (isMember &&
        held<GamePage>(['games', 'recent']).some(([, played]) => played && played.games.length > 0))
    );
  });
  if (isKnown) return 'top';
  return tournament || promotions || (isMember && favourites) ? 'below' : null;
}
