import { createHash } from 'node:crypto';
import { tokenHash } from '../auth/token.ts';
import type { Context } from '../context.ts';

/** What the member wants of the messaging service. */
export type LineAction = 'link' | 'change' | 'login';

/** A way to its page and back, as stored. */
export interface LineRequest {
  hash: string;
  action: LineAction;
  /** Who asked; null for a visitor who logs in. */
  member: string | null;
  /** SHA-256 of a secret that stays in the browser that began; null where it sent none. */
  challenge: string | null;
  lang: 'th' | 'en';
  site_origin: string;
  expires: number;
  /** The account that was allowed; null where it was refused, or is not decided yet. */
  line_id: string | null;
}

/** Begins: the token with which the page is opened. */
export function beginLine(
  { db, clock, random, rules }: Context,
  asked: Pick<LineRequest, 'action' | 'member' | 'challenge' | 'lang'> & { siteOrigin: string },
): string {
  const token = `lr_${random.token(32)}`;
  const now = clock.now();
  db.run('DELETE FROM line_requests WHERE max(expires, coalesce(code_expires, 0)) < ?', now);
  db.run(
    `INSERT INTO line_requests (hash, action, member, challenge, lang, site_origin, expires)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    tokenHash(token),
    asked.action,
    asked.member,
    asked.challenge,
    asked.lang,
    asked.siteOrigin,
    now + rules.line.requestLife,
  );
  return token;
}

/**
 * The request behind a page; undefined when it has done its work or is too old. Until the site has come with the code the
 * person may choose again, so that a second tap loses nothing.
 */
export function openRequest({ db, clock }: Context, token: string): LineRequest | undefined {
  return db.get<LineRequest>(
    'SELECT * FROM line_requests WHERE hash = ? AND used IS NULL AND expires > ?',
    tokenHash(token),
    clock.now(),
  );
}

/**
 * Keeps what the person chose (null: refused) and gives the address to go back to, in the language of the page, with a
 * code that stands for the choice once.
 * Nothing is linked yet: that takes the browser that began, so that nobody links or logs in for somebody else.
 */
export function decideLine(
  { db, clock, random, rules }: Context,
  request: LineRequest,
  { lineId, lang }: { lineId: string | null; lang: 'th' | 'en' },
): string {
  const code = `lc_${random.token(32)}`;
  db.run(
    'UPDATE line_requests SET line_id = ?, code_hash = ?, code_expires = ? WHERE hash = ?',
    lineId,
    tokenHash(code),
    clock.now() + rules.line.codeLife,
    request.hash,
  );
  const page = lang === 'en' ? '/en/loginLine' : '/loginLine';
  return `${request.site_origin}${page}?${new URLSearchParams({ action: request.action, code })}`;
}

/** Uses a code up; undefined where it is not good, or not for this one. A wrong guess leaves it standing. */
export function takeCode(
  { db, clock }: Context,
  code: string,
  isFor: (request: LineRequest) => boolean,
): LineRequest | undefined {
  const now = clock.now();
  const row = db.get<LineRequest>(
    'SELECT * FROM line_requests WHERE code_hash = ? AND used IS NULL AND code_expires > ?',
    tokenHash(code),
    now,
  );
  if (!row || !isFor(row)) return undefined;
  db.run('UPDATE line_requests SET used = ? WHERE hash = ?', now, row.hash);
  return row;
}

/** Whether this is the browser that began: it alone knows what the challenge was made from. */
export function meetsChallenge({ challenge }: LineRequest, verifier: string | undefined): boolean {
  if (challenge === null) return true;
  if (verifier === undefined) return false;
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}
