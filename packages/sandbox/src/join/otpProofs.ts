import { tokenHash } from '../auth/token.ts';
import type { Context } from '../context.ts';

/** Purpose of an OTP. */
export type OtpPurpose = 'register' | 'forgot';

/** Creates the token that replaces a correct OTP. For a while it proves the ownership of a phone, for one form. */
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
 * The problem with a proof: 6001 unknown, 8000 for another phone or form, 6000 expired, used or too many attempts. Each
 * check counts as an attempt, so that one phone cannot test accounts without limit.
 */
export function proofProblem(
  context: Context,
  { token, phone, purpose }: { token: string; phone: string; purpose: OtpPurpose },
): 6000 | 6001 | 8000 | null {
  const state = proofState(context, token);
  if (!state) return 6001;
  if (state.phone !== phone || state.purpose !== purpose) return 8000;
  if (state.isOver) return 6000;
  context.db.run('UPDATE otp_proofs SET tries = tries + 1 WHERE hash = ?', tokenHash(token));
  return null;
}

/** For what a proof is, and whether it has expired, was used or has had too many attempts. Undefined if it is unknown. */
export function proofState(
  { db, clock, rules }: Context,
  token: string,
): { phone: string; purpose: OtpPurpose; isOver: boolean } | undefined {
  const row = db.get<ProofRow>(
    'SELECT phone, purpose, expires, tries, used FROM otp_proofs WHERE hash = ?',
    tokenHash(token),
  );
  if (!row) return undefined;
  const { phone, purpose, expires, tries, used } = row;
  const isOver = used !== null || expires <= clock.now() || tries >= rules.join.proofTries;
  return { phone, purpose, isOver };
}

/** Marks a proof as used. */
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
