import {
  type BreakChoice,
  type DepositLimits,
  type LimitPeriod,
  type Satang,
  bahtFromSatang,
} from '@brand/domain';
import type { ApiClient, CallOptions } from '../client/client.ts';
import { breakReply, depositLimitsReply } from './fromWire/protection.ts';

/** A started break. */
export interface StartedBreak {
  /** When it ends, in ms since 1970 on the server's clock. */
  readonly until: number;
}

/** Player protection calls: deposit limits, time-out and self-exclusion. They are not part of the specification. */
export interface ProtectionApi {
  /** The limits of the member with the remaining amounts. */
  limits(options?: CallOptions): Promise<DepositLimits>;
  /**
   * Requests another limit, whole baht in satang, null for none. A lower one applies immediately and cancels a pending
   * change; an increase is returned as `pending`. Code 4000 if the limit is outside `least` and `most`.
   */
  setLimit(
    period: LimitPeriod,
    limit: Satang | null,
    options?: CallOptions,
  ): Promise<DepositLimits>;
  /** Cancels a pending increase. */
  keepLimit(period: LimitPeriod, options?: CallOptions): Promise<DepositLimits>;
  /**
   * Starts a break, which cannot be undone. The API then ends every session of the member. The caller must end the
   * local session with `loggedOut`.
   */
  startBreak(choice: BreakChoice, options?: CallOptions): Promise<StartedBreak>;
}

/** Adds the player protection calls to a client (`createMemberApi(…).client`). */
export function createProtectionApi({ call }: ApiClient): ProtectionApi {
  return {
    limits: (options) =>
      call(
        {
          send: (wire, init) => wire.GET('/api/v3/member/protection/limits', init),
          reads: depositLimitsReply,
        },
        options,
      ),

    setLimit: (period, limit, options) =>
      call(
        {
          send: (wire, init) =>
            wire.POST('/api/v3/member/protection/setLimit', {
              ...init,
              body: { period, limit: limit === null ? null : bahtFromSatang(limit) },
            }),
          reads: depositLimitsReply,
        },
        options,
      ),

    keepLimit: (period, options) =>
      call(
        {
          send: (wire, init) =>
            wire.POST('/api/v3/member/protection/keepLimit', { ...init, body: { period } }),
          reads: depositLimitsReply,
        },
        options,
      ),

    startBreak: (choice, options) =>
      call(
        {
          send: (wire, init) =>
            wire.POST('/api/v3/member/protection/break', { ...init, body: { length: choice } }),
          reads: breakReply,
        },
        options,
      ),
  };
}
