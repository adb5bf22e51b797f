import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import type { Context } from '../context.ts';
import { DAY } from '../clock/units.ts';
import { Refusal, type ReplyBody, invalidField } from './refusal.ts';

const KEPT = DAY;

/** The `Idempotency-Key` of a request, or undefined. Throws code 4000 on a malformed one. */
export function idempotencyKey(request: HonoContext): string | undefined {
  const key = request.req.header('Idempotency-Key');
  if (key !== undefined && !/^[A-Za-z0-9._:-]{8,128}$/.test(key))
    throw invalidField('Idempotency-Key');
  return key;
}

/** Identification of a money call. */
export interface Intent {
  member: string;
  operation: string;
  key: string | undefined;
  /** The parsed request. The same key with a different request is refused. */
  request: unknown;
}

/**
 * Runs `work` once per key of a member and returns its first reply to later calls. Both happen in one transaction, so
 * that simultaneous calls also do the work once. Throws code 4090 when the key was used for another request.
 */
export function once({ db, clock }: Context, intent: Intent, work: () => ReplyBody): ReplyBody {
  return db.transaction(() => {
    const { member, operation, key } = intent;
    if (key === undefined) return work();
    db.run('DELETE FROM idempotency_keys WHERE created < ?', clock.now() - KEPT);
    const request = createHash('sha256').update(JSON.stringify(intent.request)).digest('hex');
    const first = db.get<{ request: string; reply: string }>(
      'SELECT request, reply FROM idempotency_keys WHERE member = ? AND operation = ? AND key = ?',
      member,
      operation,
      key,
    );
    if (first) {
      if (first.request === request) return JSON.parse(first.reply) as ReplyBody;
      throw new Refusal(409, {
        code: 4090,
        messages: 'idempotency key was used for another request',
      });
    }
    const reply = work();
    db.run(
      'INSERT INTO idempotency_keys (member, operation, key, request, reply, created) VALUES (?, ?, ?, ?, ?, ?)',
      member,
      operation,
      key,
      request,
      JSON.stringify(reply),
      clock.now(),
    );
    return reply;
  });
}
