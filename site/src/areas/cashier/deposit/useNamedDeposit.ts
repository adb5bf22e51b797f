import { type DepositChannel, type DepositState, channelKey, isQrChannel } from '@brand/domain';
import { useMemo } from 'react';

/**
 * A deposit whose channel has the words that the list has for it now, which are those of the page's language. What the amount was
 * checked by stays.
 *
 * @returns the same object until the words change
 */
export function useNamedDeposit(
  state: DepositState,
  list: readonly DepositChannel[],
): DepositState {
  const key = state.status === 'choosing' ? null : channelKey(state.channel);
  const found = list.filter(isQrChannel).find((channel) => channelKey(channel) === key);
  const name = found?.name;
  const bonus = found?.bonus?.text;
  return useMemo(() => {
    if (state.status === 'choosing' || name === undefined) return state;
    const channel = { ...state.channel, name, bonus: bonus === undefined ? null : { text: bonus } };
    return { ...state, channel };
  }, [state, name, bonus]);
}
