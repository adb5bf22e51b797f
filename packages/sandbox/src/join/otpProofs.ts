import { tokenHash } from '../auth/token.ts';
import type { Context } from '../context.ts';

/** What an OTP was asked for. */
export type OtpPurpose = 'register' | 'forgot';

/** Makes the token that a right OTP is changed for. It proves for a while whose phone it is, to one form. */
export function giveProof(context: Context, phone: string, purpose: OtpPurpose): string {
  const { db, clock, random, rules } = context;
  const token = `op_${random.token(32)}`;
  const now = clock.now();
  db.run('DELETE FROM otp_proofs WHERE expires < ?', now - rules.join.otps.within);
  db.run(
    'INSERT INTO otp_proofs (hash, phone, purpose, expires) VALUES (?, ?, ?, ?)',
    tokenHash(token),
    phone,
    purpose,
    now + rules.join.proofLife,
  );
  return token;
}

/**
 * What is wrong with a proof: 6001 it was never given, 8000 it is for another phone or form, 6000 it has run out, by
 * time, use or tries. Each look counts as a try, so that one phone cannot try out accounts without end.
 */
export function proofProblem(
  { db, clock, rules }: Context,
  { token, phone, purpose }: { token: string; phone: string; purpose: OtpPurpose },
): 6000 | 6001 | 8000 | null {
  const row = db.get<ProofRow>(
    'SELECT phone, purpose, expires, tries, used FROM otp_proofs WHERE hash = ?',
    tokenHash(token),
  );
  if (!row) return 6001;
  if (row.phone !== phone || row.purpose !== purpose) return 8000;
  const isOver = row.used !== null || row.expires <= clock.now();
  if (isOver || row.tries >= rules.join.proofTries) return 6000;
  db.run('UPDATE otp_proofs SET tries = tries + 1 WHERE hash = ?', tokenHash(token));
  return null;
}

/** Uses a proof up. */
export function spendProof({ db, clock }: Context, token: string): void {
  db.run('UPDATE otp_proofs SET used = ? WHERE hash = ?', clock.now(), tokenHash(token));
}

interface ProofRow {
  phone: string;
  purpose: OtpPurpose;
  expires: number;
  tries: number;
  used: number | null;
}
