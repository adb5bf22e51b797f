import {
  type BreakChoice,
  type DepositLimits,
  type LimitPeriod,
  type Satang,
  bahtFromSatang,
} from '@brand/domain';
import type { ApiClient, CallOptions } from '../client/client.ts';
import { breakReply, depositLimitsReply } from './fromWire/protection.ts';

/** A break that has begun. */
export interface StartedBreak {
  /** When it ends, in ms since 1970 on the server's clock. */
  readonly until: number;
}

/** Calls that protect a player: limits on deposits, time-out and self-exclusion. They go beyond the specification. */
export interface ProtectionApi {
  /** The limits of the member with what is left of each. */
  limits(options?: CallOptions): Promise<DepositLimits>;
  /**
   * Asks for another limit, whole baht in satang, null for none. A lower one counts at once and takes back what waits; a rise
   * comes back as `pending`. Code 4000 where the limit is outside of `least` and `most`.
   */
  setLimit(
    period: LimitPeriod,
    limit: Satang | null,
    options?: CallOptions,
  ): Promise<DepositLimits>;
  /** Takes back a rise that waits. */
  keepLimit(period: LimitPeriod, options?: CallOptions): Promise<DepositLimits>;
  /**
   * Begins a break, which cannot be taken back. The API then ends every session of the member; the one that is kept here
   * is left to whoever called, who ends it with `loggedOut`.
   */
  startBreak(choice: BreakChoice, options?: CallOptions): Promise<StartedBreak>;
}

/** Adds the calls of player protection to a client (`createMemberApi(…).client`). */
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
