import { jackpotsByGame } from '@brand/domain';
import type { GameActions } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../../member/services.ts';
import { page } from '../../../routing/chunks/page.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { jackpotsOptions } from './jackpotsQuery.ts';

const cardJackpot = page(() => import('./CardJackpot.tsx').then((code) => code.CardJackpot));

/**
 * The pool on the cards of the list of jackpots, where it says which jackpot a game plays for. In other lists and rows one
 * pool would be repeated on neighbouring cards, in place of their providers. Undefined until the pools are known.
 *
 * @param isOn whether it is this list
 */
export function useJackpotCaption(isOn: boolean): GameActions['caption'] {
  const services = useServices();
  const Pool = useLazyModule(cardJackpot, isOn);
  const { data } = useQuery({
    ...jackpotsOptions(services),
    enabled: isOn && services.operator.optionalCalls.jackpots,
    select: jackpotsByGame,
  });
  return useMemo(() => {
    if (!isOn || !Pool || !data) return undefined;
    return ({ id }) => (data[id] ? <Pool id={data[id]} /> : null);
  }, [isOn, Pool, data]);
}
