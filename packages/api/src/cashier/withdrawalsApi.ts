import type { WithdrawalProgress } from '@brand/domain';
import type { ApiClient, NamedCallOptions } from '../client/client.ts';
import type { Send, Wire, WireInit } from '../client/wire.ts';
import { inLanguage } from '../client/inLanguage.ts';
import { withdrawalReply, withdrawalsReply } from './fromWire/withdrawalProgress.ts';

/** Progress and cancellation of withdrawals. The API may not have these calls; the operator enables them. */
export interface WithdrawalsApi {
  /** Withdrawals in progress, and those that ended in the last 24 hours, newest first. */
  withdrawals(options?: NamedCallOptions): Promise<readonly WithdrawalProgress[]>;
  /** One withdrawal by its reference. Code 2401: the member has no such withdrawal. */
  withdrawal(reference: string, options?: NamedCallOptions): Promise<WithdrawalProgress>;
  /**
   * Cancels a withdrawal. The money is back in the wallet when it resolves. Code 2402: it can no longer be cancelled.
   * It can be repeated: a cancelled withdrawal stays cancelled.
   */
  cancelWithdrawal(reference: string, options?: NamedCallOptions): Promise<WithdrawalProgress>;
}

type OneInit = WireInit & {
  readonly params: ReturnType<typeof inLanguage> & { readonly path: { readonly ref: string } };
};

/** Adds the calls to a client (`createMemberApi(…).client`). */
export function createWithdrawalsApi({ call, onDropped, languageOf }: ApiClient): WithdrawalsApi {
  /** A call about one withdrawal, which it replies with. */
  const one =
    (send: (wire: Wire, init: OneInit) => ReturnType<Send>) =>
    (reference: string, options?: NamedCallOptions): Promise<WithdrawalProgress> =>
      call(
        {
          send: (wire, init) =>
            send(wire, {
              ...init,
              params: { ...inLanguage(languageOf, options), path: { ref: reference } },
            }),
          reads: withdrawalReply,
          quiet: true,
          area: 'cancelWithdrawal',
        },
        options,
      );
  return {
    async withdrawals(options) {
      const { items, dropped } = await call(
        {
          send: (wire, init) =>
            wire.GET('/api/v1/member/withdrawals', {
              ...init,
              params: inLanguage(languageOf, options),
            }),
          reads: withdrawalsReply,
          quiet: true,
        },
        options,
      );
      if (dropped > 0) onDropped('withdrawal', dropped);
      return items;
    },

    withdrawal: one((wire, init) => wire.GET('/api/v1/member/withdrawals/{ref}', init)),

    cancelWithdrawal: one((wire, init) => wire.DELETE('/api/v1/member/withdrawals/{ref}', init)),
  };
}
