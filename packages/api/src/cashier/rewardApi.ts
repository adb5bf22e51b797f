import type { DepositCheck } from '@brand/domain';
import type { ApiClient, CallOptions } from '../client/client.ts';
import { UNKNOWN_CHECK, depositCheckReply } from './fromWire/depositCheck.ts';

/** Options of the reward service. */
export interface RewardApiOptions {
  /** The reward host. Without one, the operator has no deposit promotion check, and no `RewardApi` is created. */
  readonly rewardUrl: string;
}

/** The only call of the reward service. */
export interface RewardApi {
  /**
   * Whether the member has deposited in time. The first success gives the credit; repeated calls only report it again.
   * Any failure, including an invalid token, returns `unknown` with code 1 (section 7). Rejects only with the reason of
   * its own abort signal.
   *
   * @param token `rewardToken` of `promotions.running()`
   */
  checkDepositPromotion(token: string, options?: CallOptions): Promise<DepositCheck>;
}

/** Adds the reward service to a client (`createMemberApi(…).client`). */
export function createRewardApi({ call }: ApiClient, { rewardUrl }: RewardApiOptions): RewardApi {
  return {
    async checkDepositPromotion(token, options) {
      try {
        return await call(
          {
            send: (wire, init) =>
              wire.GET('/deposit/check-deposit-promotion', { ...init, baseUrl: rewardUrl }),
            reads: depositCheckReply,
            codes: 'any',
            token,
            quiet: true,
          },
          options,
        );
      } catch (error) {
        if (options?.signal?.aborted) throw error;
        return UNKNOWN_CHECK;
      }
    },
  };
}
