import {
  type DepositQr,
  type HistoryFilter,
  type QrChannel,
  type QrStatus,
  type Satang,
  type TransferReceipt,
  type TransferReport,
  type WithdrawTerms,
  CODE,
  HISTORY_PAGING,
  bahtFromSatang,
} from '@brand/domain';
import * as v from 'valibot';
import type {
  ApiClient,
  CallOptions,
  MoneyCallOptions,
  NamedCallOptions,
  Operation,
} from '../client/client.ts';
import { qrChannelsReply } from './fromWire/channel.ts';
import { depositQrReply, qrStatusReply } from './fromWire/depositQr.ts';
import { type HistoryPage, historyReply } from './fromWire/history.ts';
import { limitRefusal } from './fromWire/limitRefusal.ts';
import type { ReadList } from '../client/fromWire/list.ts';
import { transferReply, wireTransfer } from './fromWire/transfer.ts';
import {
  type WithdrawReceipt,
  withdrawRefusal,
  withdrawReply,
  withdrawTermsReply,
} from './fromWire/withdrawal.ts';
import { inLanguage } from '../client/inLanguage.ts';

export type { HistoryPage } from './fromWire/history.ts';
export type { WithdrawReceipt } from './fromWire/withdrawal.ts';

/** Data of a QR request. */
export interface QrRequest {
  readonly channel: Pick<QrChannel, 'id' | 'kind'>;
  /** Whole baht, in satang. */
  readonly amount: Satang;
  /** Id of the selected bonus. @default none */
  readonly bonus?: string;
}

/** Query of the money history, newest first. */
export interface HistoryQuery {
  /** Rows to skip. @default 0 */
  readonly skip?: number;
  /** @default 10 */
  readonly limit?: number;
  /** Only matching rows. A server may ignore any part of the filter. @default all rows */
  readonly filter?: HistoryFilter;
}

/** Data that the status poll and cancelling must send back. */
export type QrHandle = Pick<DepositQr, 'id' | 'token' | 'debugKey'>;

/** Calls of the deposit, withdraw and history panels. */
export interface CashierApi {
  /** QR bank channels. */
  paymentChannels(options?: NamedCallOptions): Promise<readonly QrChannel[]>;
  /** QR e-wallet channels. */
  ewalletChannels(options?: NamedCallOptions): Promise<readonly QrChannel[]>;
  /**
   * Code 98 is a refusal, with its support code in `failure.code` (section 8, Deposit). Code 2301: the amount exceeds
   * the deposit limits (`failure.left`, `failure.period`).
   */
  requestQr(request: QrRequest, options: MoneyCallOptions): Promise<DepositQr>;
  /** One poll. Code 98 is the result `expired`, not an error. */
  qrStatus(qr: QrHandle, options?: NamedCallOptions): Promise<QrStatus>;
  cancelQr(qr: QrHandle, options?: CallOptions): Promise<void>;
  /**
   * Reports a transfer. It is checked and credited later; its history row appears immediately. Codes 2201 to 2205.
   * After an `unsettled` error it may have been accepted: retry with the same key.
   */
  transfer(report: TransferReport, options: MoneyCallOptions): Promise<TransferReceipt>;
  withdrawTerms(options?: CallOptions): Promise<WithdrawTerms>;
  /**
   * Withdraws an amount in satang. Codes 1001, 1002 (`minimum`), 1005 (`lastWithdrawalAt`), 1009, 1010, 1011 (section 8),
   * 1012 (`amountLeft`) and 1013 (`turnoverLeft`).
   * After an `unsettled` error it may have been paid: retry with the same key.
   */
  withdraw(amount: Satang, options: MoneyCallOptions): Promise<WithdrawReceipt>;
  history(query?: HistoryQuery, options?: NamedCallOptions): Promise<HistoryPage>;
}

const QR_DARK = '#000000';
const QR_LIGHT = '#ffffff';

/** Adds the cashier calls to a client (`createMemberApi(…).client`). */
export function createCashierApi({ call, onDropped, languageOf }: ApiClient): CashierApi {
  const channels = async (
    operation: Operation<ReadList<QrChannel>>,
    options: CallOptions | undefined,
  ): Promise<readonly QrChannel[]> => {
    const { items, dropped } = await call(operation, options);
    if (dropped > 0) onDropped('channel', dropped);
    return items;
  };

  return {
    paymentChannels: (options) =>
      channels(
        {
          send: (wire, init) =>
            wire.GET('/api/v1/member/payment/payment', {
              ...init,
              params: inLanguage(languageOf, options),
            }),
          reads: qrChannelsReply('payment'),
          quiet: true,
        },
        options,
      ),

    ewalletChannels: (options) =>
      channels(
        {
          send: (wire, init) =>
            wire.GET('/api/v1/member/payment/truewallet', {
              ...init,
              params: inLanguage(languageOf, options),
            }),
          reads: qrChannelsReply('truewallet'),
          quiet: true,
        },
        options,
      ),

    requestQr: ({ channel, amount, bonus }, options) =>
      call(
        {
          send: (wire, init) =>
            wire.GET('/api/v1/member/payment/payment', {
              ...init,
              params: {
                header: { 'Idempotency-Key': options.idempotencyKey },
                query: {
                  action: 'get_qr',
                  id: channel.id,
                  amount: bahtFromSatang(amount),
                  overlay: false,
                  type: channel.kind,
                  dark: QR_DARK,
                  light: QR_LIGHT,
                  ...(bonus !== undefined && { bonus }),
                },
              },
            }),
          reads: depositQrReply,
          quiet: true,
          area: 'deposit',
          refusalDetails: limitRefusal,
          malformedId: 'error.deposit.incomplete',
        },
        options,
      ),

    qrStatus: (qr, options) =>
      call(
        {
          send: (wire, init) =>
            wire.GET('/api/v1/member/payment/payment', {
              ...init,
              params: {
                ...inLanguage(languageOf, options),
                query: { action: 'is_deposit', ...handleOf(qr) },
              },
            }),
          reads: qrStatusReply,
          quiet: true,
          codes: [CODE.ok, CODE.qrFailed],
          area: 'deposit',
        },
        options,
      ),

    cancelQr: (qr, options) =>
      call(
        {
          send: (wire, init) =>
            wire.GET('/api/v1/member/payment/payment', {
              ...init,
              params: { query: { action: 'cancel', ...handleOf(qr) } },
            }),
          reads: done,
          quiet: true,
          area: 'deposit',
        },
        options,
      ),

    transfer: (report, options) =>
      call(
        {
          send: (wire, init) =>
            wire.POST('/api/v1/member/payment/transfer', {
              ...init,
              params: { header: { 'Idempotency-Key': options.idempotencyKey } },
              body: wireTransfer(report),
            }),
          reads: transferReply,
          quiet: true,
          area: 'transfer',
        },
        options,
      ),

    withdrawTerms: (options) =>
      call(
        {
          send: (wire, init) => wire.GET('/api/v1/member/getMinWithdraw', init),
          reads: withdrawTermsReply,
          area: 'withdraw',
        },
        options,
      ),

    withdraw: (amount, options) =>
      call(
        {
          send: (wire, init) =>
            wire.POST('/api/v1/member/withdraw', {
              ...init,
              params: { header: { 'Idempotency-Key': options.idempotencyKey } },
              body: { balance: bahtFromSatang(amount) },
            }),
          reads: withdrawReply,
          area: 'withdraw',
          refusalDetails: withdrawRefusal,
        },
        options,
      ),

    async history({ skip = 0, limit = HISTORY_PAGING.pageSize, filter } = {}, options) {
      const page = await call(
        {
          send: (wire, init) =>
            wire.POST('/api/v1/member/data/dataHistory', {
              ...init,
              params: inLanguage(languageOf, options),
              body: { skip, limit, ...(filter && wireFilter(filter)) },
            }),
          reads: historyReply,
          quiet: true,
        },
        options,
      );
      if (page.dropped > 0) onDropped('history row', page.dropped);
      return page;
    },
  };
}

function wireFilter({ type, status, range, reference }: HistoryFilter) {
  return {
    ...(type !== 'all' && { type }),
    ...(status !== 'all' && { status: status === 'success' ? (1 as const) : (0 as const) }),
    ...range,
    ...(reference !== '' && { ref: reference }),
  };
}

function handleOf({ id, token, debugKey }: QrHandle) {
  return { id, token, x_debug_key: debugKey };
}

const done = v.pipe(
  v.object({ code: v.literal(CODE.ok) }),
  v.transform((): void => undefined),
);
