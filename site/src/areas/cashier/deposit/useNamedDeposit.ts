import { type DepositChannel, type DepositState, channelKey, isQrChannel } from '@brand/domain';
import { useMemo } from 'react';

/**
 * A deposit whose channel has the current texts of the list, in the page's language. The limits that the amount was
 * checked against stay.
 *
 * @returns the same object until the texts change
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
