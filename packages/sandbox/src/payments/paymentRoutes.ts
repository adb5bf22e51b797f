import type { Hono } from 'hono';
import * as v from 'valibot';
import { requireCaller } from '../auth/caller.ts';
import type { Context } from '../context.ts';
import { acceptLanguage } from '../http/acceptLanguage.ts';
import { idempotencyKey, once, requestState, voidRequest } from '../http/idempotency.ts';
import { byKey } from '../http/requestByKey.ts';
import { jsonBody, text, valid } from '../http/validate.ts';
import { bonusChoice } from './chosenBonus.ts';
import { cancelQr, qrStatus, requestQr } from './qrDeposits.ts';
import { TransferRequest } from './transferRequest.ts';
import { reportTransfer } from './transfers.ts';
import { wireChannels } from './wireChannel.ts';

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/));
const Action = v.object({ action: v.optional(v.picklist(['get_qr', 'is_deposit', 'cancel'])) });
const QrRequest = v.object({
  id: text(1, 64),
  amount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number)),
  type: v.picklist(['payment', 'truewallet']),
  bonus: bonusChoice,
  overlay: v.optional(v.picklist(['true', 'false'])),
  dark: v.optional(colour),
  light: v.optional(colour),
});
const Ticket = v.object({ id: text(1, 64), x_debug_key: text(1, 256), token: text(1, 512) });

/** Deposit channels, a reported transfer, and the QR with its status and cancellation (section 7). */
export function paymentRoutes(app: Hono, context: Context): void {
  app.get('/api/v1/member/payment/payment', (request) => {
    const { member } = requireCaller(context, request);
    const query = request.req.query();
    const { action } = valid(Action, query);
    if (action === undefined) {
      const channels = wireChannels(context, member, acceptLanguage(request));
      return request.json({ code: 0, result: channels('payment') });
    }
    if (action === 'get_qr') {
      const { id, amount, type, bonus } = valid(QrRequest, query);
      const asked = { kind: type, channel: id, baht: amount, bonus };
      const intent = { member, operation: action, key: idempotencyKey(request), request: asked };
      return request.json(once(context, intent, () => requestQr(context, member, asked)));
    }
    const { id, token, x_debug_key } = valid(Ticket, query);
    const ticket = { id, token, debugKey: x_debug_key };
    if (action === 'cancel') return request.json(cancelQr(context, member, ticket));
    return request.json(qrStatus(context, member, ticket, acceptLanguage(request)));
  });

  app.get('/api/v1/member/payment/truewallet', (request) => {
    const { member } = requireCaller(context, request);
    const channels = wireChannels(context, member, acceptLanguage(request));
    return request.json({ code: 0, result: channels('truewallet') });
  });

  app.post('/api/v1/member/payment/transfer', async (request) => {
    const { member } = requireCaller(context, request);
    const key = idempotencyKey(request);
    const reported = await jsonBody(request, TransferRequest);
    const intent = { member, operation: 'transfer', key, request: reported };
    return request.json(once(context, intent, () => reportTransfer(context, member, reported)));
  });

  app.get('/api/v1/member/payment/transfer/:key', byKey(context, 'transfer', requestState));
  app.delete('/api/v1/member/payment/transfer/:key', byKey(context, 'transfer', voidRequest));
}
