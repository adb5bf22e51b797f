import type { Jackpots } from '@brand/domain';
import type { ApiClient, CallOptions } from '../client/client.ts';
import { jackpotsReply } from './fromWire/jackpots.ts';

/** Jackpots. The API may not have this call; the operator enables it. */
export interface JackpotsApi {
  /** The pools with their games and last wins; public. */
  jackpots(options?: CallOptions): Promise<Jackpots>;
}

/** Adds the call to a client (`createMemberApi(…).client`). */
export function createJackpotsApi({ call, onDropped }: ApiClient): JackpotsApi {
  return {
    async jackpots(options) {
      const { value, dropped } = await call(
        {
          send: (wire, init) => wire.GET('/api/v3/member/game/jackpots', init),
          reads: jackpotsReply,
          token: null,
        },
        options,
      );
      if (dropped > 0) onDropped('jackpot', dropped);
      return value;
    },
  };
}
