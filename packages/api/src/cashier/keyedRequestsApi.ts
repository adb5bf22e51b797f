import type { RequestOutcome } from '@brand/domain';
import type { ApiClient, CallOptions, Operation } from '../client/client.ts';
import type { Send } from '../client/wire.ts';
import { requestOutcomeReply } from './fromWire/requestOutcome.ts';

/**
 * What became of money requests, by the idempotency key that they were sent with. The API may not have these calls; the
 * operator enables them. A `void…` call makes sure that a request that has not arrived is not made: its outcome is then
 * `void`. It changes nothing for a request that has arrived.
 */
export interface KeyedRequestsApi {
  withdrawal(key: string, options?: CallOptions): Promise<RequestOutcome>;
  voidWithdrawal(key: string, options?: CallOptions): Promise<RequestOutcome>;
  transfer(key: string, options?: CallOptions): Promise<RequestOutcome>;
  voidTransfer(key: string, options?: CallOptions): Promise<RequestOutcome>;
  income(key: string, options?: CallOptions): Promise<RequestOutcome>;
  voidIncome(key: string, options?: CallOptions): Promise<RequestOutcome>;
}

/** Adds the calls to a client (`createMemberApi(…).client`). */
export function createKeyedRequestsApi({ call }: ApiClient): KeyedRequestsApi {
  const asks =
    (sendOf: (path: { key: string }) => Send) =>
    (key: string, options?: CallOptions): Promise<RequestOutcome> => {
      const operation: Operation<RequestOutcome> = {
        send: sendOf({ key }),
        reads: requestOutcomeReply,
        quiet: true,
      };
      return call(operation, options);
    };
  return {
    withdrawal: asks(
      (path) => (wire, init) =>
        wire.GET('/api/v1/member/withdraw/{key}', { ...init, params: { path } }),
    ),
    voidWithdrawal: asks(
      (path) => (wire, init) =>
        wire.DELETE('/api/v1/member/withdraw/{key}', { ...init, params: { path } }),
    ),
    transfer: asks(
      (path) => (wire, init) =>
        wire.GET('/api/v1/member/payment/transfer/{key}', { ...init, params: { path } }),
    ),
    voidTransfer: asks(
      (path) => (wire, init) =>
        wire.DELETE('/api/v1/member/payment/transfer/{key}', { ...init, params: { path } }),
    ),
    income: asks(
      (path) => (wire, init) => wire.GET('/api/aff/withdraw/{key}', { ...init, params: { path } }),
    ),
    voidIncome: asks(
      (path) => (wire, init) =>
        wire.DELETE('/api/aff/withdraw/{key}', { ...init, params: { path } }),
    ),
  };
}
