import { type DepositQr, type QrStatus, CODE } from '@brand/domain';
import * as v from 'valibot';
import { id, orNull, required, textOrNull, unixTime } from '../../client/fromWire/loose.ts';
import { exactBaht } from '../../client/fromWire/money.ts';

/** QR reply → QR (section 3, QR deposit response). Invalid if any part is missing (section 8, incomplete response). */
export const depositQrReply = v.pipe(
  v.object({
    result: v.object({
      id,
      qrCode: required,
      payAmount: v.pipe(
        exactBaht,
        v.check((amount) => amount > 0, 'nothing to pay'),
      ),
      expiredDate: unixTime,
      merchantRef: id,
    }),
    token: required,
    x_debug_key: required,
  }),
  v.transform(({ result, token, x_debug_key: debugKey }): DepositQr => ({
    id: result.id,
    payload: result.qrCode,
    payAmount: result.payAmount,
    expiresAt: result.expiredDate,
    merchantRef: result.merchantRef,
    token,
    debugKey,
  })),
);

const alert = orNull(v.object({ alert: textOrNull }));

/** Status poll → result (section 4, QR flow). An alert has priority, because its text is for the member. */
export const qrStatusReply = v.union([
  v.pipe(
    v.object({ code: v.literal(CODE.ok), success: v.boolean(), result: alert }),
    v.transform(({ success, result }): QrStatus => {
      if (result?.alert) return { outcome: 'alert', text: result.alert };
      return { outcome: success ? 'paid' : 'waiting' };
    }),
  ),
  v.pipe(
    v.object({ code: v.literal(CODE.qrFailed) }),
    v.transform((): QrStatus => ({ outcome: 'expired' })),
  ),
]);
