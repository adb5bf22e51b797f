import type { DepositCheck } from '@brand/domain';
import type { ApiClient, CallOptions } from '../client/client.ts';
import { UNKNOWN_CHECK, depositCheckReply } from './fromWire/depositCheck.ts';

/** Where the reward service is. */
export interface RewardApiOptions {
  /** The reward host. An operator without one has no deposit promotion check: then make no `RewardApi`. */
  readonly rewardUrl: string;
}

/** The one call of the reward service. */
export interface RewardApi {
  /**
   * Whether the member has deposited in time; the first yes gives the credit, and asking again only tells of it again.
   * Whatever fails on the way, a token that is not good included, is the outcome `unknown` with code 1 (section 7). Rejects
   * with nothing but the reason of its own abort signal.
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
