import type { ShippedLocale } from '@brand/domain';
import { createHash } from 'node:crypto';
import { tokenHash } from '../auth/token.ts';
import type { Context } from '../context.ts';

/** The purpose of a request. */
export type LineAction = 'link' | 'change' | 'login' | 'register';

/** A stored request to the LINE page. */
export interface LineRequest {
  hash: string;
  action: LineAction;
  /** The calling member; null for a visitor who logs in or registers. */
  member: string | null;
  /** SHA-256 of a secret that stays in the browser that started the request; null if it sent none. */
  challenge: string | null;
  lang: ShippedLocale;
  site_origin: string;
  expires: number;
  /** The allowed account; null if it was refused or is undecided. */
  line_id: string | null;
}

/** Starts a request and returns the token that opens the page. */
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
 * The request of a page; undefined if it is completed or expired. Until the site has sent the code, the user may choose
 * again, so that a second tap does no harm.
 */
export function openRequest({ db, clock }: Context, token: string): LineRequest | undefined {
  return db.get<LineRequest>(
    'SELECT * FROM line_requests WHERE hash = ? AND used IS NULL AND expires > ?',
    tokenHash(token),
    clock.now(),
  );
}

/**
 * Stores the choice of the user (null: refused) and returns the address to return to, in the language of the page, with
 * a one-time code for the choice. Nothing is linked yet. That needs the browser that started the request, so that no
 * one can link or log in for another user.
 */
export function decideLine(
  { db, clock, random, rules }: Context,
  request: LineRequest,
  { lineId, lang }: { lineId: string | null; lang: ShippedLocale },
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

/** Uses a code; undefined if it is invalid or has another purpose. A wrong guess does not use it up. */
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

/** Whether this is the browser that started the request: only it knows the secret of the challenge. */
export function meetsChallenge({ challenge }: LineRequest, verifier: string | undefined): boolean {
  if (challenge === null) return true;
  if (verifier === undefined) return false;
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}
