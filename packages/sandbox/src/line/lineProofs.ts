import { tokenHash } from '../auth/token.ts';
import type { Context } from '../context.ts';
import { memberOfLine } from './lineAccounts.ts';

/** Creates the token with which a visitor proves this LINE account at registration. Returns also when it expires, in ms. */
export function giveLineProof(
  { db, clock, random, rules }: Context,
  lineId: string,
): { token: string; expires: number } {
  const token = `lp_${random.token(32)}`;
  const now = clock.now();
  const expires = now + rules.line.proofLife;
  db.run('DELETE FROM line_proofs WHERE expires < ?', now);
  db.run(
    'INSERT INTO line_proofs (hash, line_id, expires) VALUES (?, ?, ?)',
    tokenHash(token),
    lineId,
    expires,
  );
  return { token, expires };
}

/** The account of a proof; undefined if the proof is unknown, used or expired. */
function accountOfProof({ db, clock }: Context, token: string): string | undefined {
  return db.get<{ line_id: string }>(
    'SELECT line_id FROM line_proofs WHERE hash = ? AND used IS NULL AND expires > ?',
    tokenHash(token),
    clock.now(),
  )?.line_id;
}

/** The problem with a proof: 6009 unknown, used or expired, 6010 if a member has connected its account meanwhile. */
export function lineProofProblem(context: Context, token: string): 6009 | 6010 | null {
  const lineId = accountOfProof(context, token);
  if (lineId === undefined) return 6009;
  return memberOfLine(context, lineId) ? 6010 : null;
}

/** Uses a valid proof and returns its account. Call it inside a transaction, after `lineProofProblem`. */
export function spendLineProof(context: Context, token: string): string {
  const lineId = accountOfProof(context, token);
  if (lineId === undefined) throw new Error('the proof of a LINE account was not checked before');
  const { db, clock } = context;
  db.run('UPDATE line_proofs SET used = ? WHERE hash = ?', clock.now(), tokenHash(token));
  return lineId;
}
