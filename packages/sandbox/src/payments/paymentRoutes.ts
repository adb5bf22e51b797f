import type { Hono } from 'hono';
import * as v from 'valibot';
import { requireCaller } from '../auth/caller.ts';
import type { Context } from '../context.ts';
import { idempotencyKey, once } from '../http/idempotency.ts';
import { text, valid } from '../http/validate.ts';
import { paymentChannels, truewalletChannels } from './channels.ts';
import { cancelQr, qrStatus, requestQr } from './qrDeposits.ts';
import { wireChannel } from './wireChannel.ts';

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/));
const Action = v.object({ action: v.optional(v.picklist(['get_qr', 'is_deposit', 'cancel'])) });
const QrRequest = v.object({
  id: text(1, 64),
  amount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number)),
  type: v.picklist(['payment', 'truewallet']),
  overlay: v.optional(v.picklist(['true', 'false'])),
  dark: v.optional(colour),
  light: v.optional(colour),
});
const Ticket = v.object({ id: text(1, 64), x_debug_key: text(1, 256), token: text(1, 512) });

/** Deposit channels, and the QR with its status and its end (section 7). */
export function paymentRoutes(app: Hono, context: Context): void {
  app.get('/api/v1/member/payment/payment', (request) => {
    const { member } = requireCaller(context, request);
    const query = request.req.query();
    const { action } = valid(Action, query);
    if (action === undefined) {
      const result = paymentChannels.map((channel) => wireChannel(context, channel));
      return request.json({ code: 0, result });
    }
    if (action === 'get_qr') {
      const { id, amount, type } = valid(QrRequest, query);
      const asked = { kind: type, channel: id, baht: amount };
      const intent = { member, operation: action, key: idempotencyKey(request), request: asked };
      return request.json(once(context, intent, () => requestQr(context, member, asked)));
    }
    const { id, token, x_debug_key } = valid(Ticket, query);
    const ticket = { id, token, debugKey: x_debug_key };
    const answer = action === 'cancel' ? cancelQr : qrStatus;
    return request.json(answer(context, member, ticket));
  });

  app.get('/api/v1/member/payment/truewallet', (request) => {
    requireCaller(context, request);
    const result = truewalletChannels.map((channel) => wireChannel(context, channel));
    return request.json({ code: 0, result });
  });
}
