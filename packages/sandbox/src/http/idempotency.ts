import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { DAY, unixSeconds } from '../clock/units.ts';
import { Refusal, type ReplyBody, invalidField } from './refusal.ts';

const KEPT = DAY;
const KEY = /^[A-Za-z0-9._:-]{8,128}$/;

/** Whether a text has the form of a key. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** The `Idempotency-Key` of a request, or undefined. Throws code 4000 on a malformed one. */
export function idempotencyKey(request: HonoContext): string | undefined {
  const key = request.req.header('Idempotency-Key');
  if (key !== undefined && !isKey(key)) throw invalidField('Idempotency-Key');
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

/** Key of an intent of a member. */
export type IntentKey = Pick<Intent, 'member' | 'operation'> & { key: string };

interface StoredReply {
  request: string;
  reply: string;
  created: number;
}

/** Stored in place of a reply: no request with this key is executed any more. */
const VOID = 'null';

/**
 * Runs `work` once per key of a member and returns its first reply to later calls. Both happen in one transaction, so
 * that simultaneous calls also do the work once. Throws code 4090 when the key was used for another request, and 4091
 * when it is void.
 */
export function once({ db, clock }: Context, intent: Intent, work: () => ReplyBody): ReplyBody {
  return db.transaction(() => {
    const { member, operation, key } = intent;
    if (key === undefined) return work();
    // A void key stays: its request must not be executed, however late it arrives.
    db.run(
      'DELETE FROM idempotency_keys WHERE created < ? AND reply <> ?',
      clock.now() - KEPT,
      VOID,
    );
    const request = createHash('sha256').update(JSON.stringify(intent.request)).digest('hex');
    const first = storedReply(db, { member, operation, key });
    if (first?.reply === VOID) {
      throw new Refusal(409, { code: 4091, messages: 'idempotency key is void' });
    }
    if (first) {
      if (first.request === request) return JSON.parse(first.reply) as ReplyBody;
      throw new Refusal(409, {
        code: 4090,
        messages: 'idempotency key was used for another request',
      });
    }
    const reply = work();
    store(
      db,
      { member, operation, key },
      { request, reply: JSON.stringify(reply), created: clock.now() },
    );
    return reply;
  });
}

/** What became of the request with a key. */
export function requestState({ db }: Context, intent: IntentKey): ReplyBody {
  const stored = storedReply(db, intent);
  if (!stored) return { code: 0, result: { status: 'unknown' } };
  if (stored.reply === VOID) return { code: 0, result: { status: 'void' } };
  const { code, result } = JSON.parse(stored.reply) as ReplyBody & { result?: { ref?: string } };
  if (code !== 0) return { code: 0, result: { status: 'refused', refusal: code } };
  const date = unixSeconds(stored.created);
  return { code: 0, result: { status: 'made', date, ...(result?.ref && { ref: result.ref }) } };
}

/** Voids a key that no request has used. In any case the reply is what became of the request. */
export function voidRequest(context: Context, intent: IntentKey): ReplyBody {
  const { db, clock } = context;
  return db.transaction(() => {
    if (!storedReply(db, intent)) {
      store(db, intent, { request: '', reply: VOID, created: clock.now() });
    }
    return requestState(context, intent);
  });
}

function storedReply(db: Database, { member, operation, key }: IntentKey): StoredReply | undefined {
  return db.get<StoredReply>(
    `SELECT request, reply, created FROM idempotency_keys
     WHERE member = ? AND operation = ? AND key = ?`,
    member,
    operation,
    key,
  );
}

function store(
  db: Database,
  { member, operation, key }: IntentKey,
  { request, reply, created }: StoredReply,
): void {
  db.run(
    `INSERT INTO idempotency_keys (member, operation, key, request, reply, created)
     VALUES (?, ?, ?, ?, ?, ?)`,
    member,
    operation,
    key,
    request,
    reply,
    created,
  );
}
