import { countFailure, forgetFailures, mustWait } from '../auth/loginThrottle.ts';
import { loginRefused, openLogin } from '../auth/openLogin.ts';
import { hashPassword, passwordMatches } from '../auth/password.ts';
import { type Caller, revokeSessionsOf } from '../auth/sessions.ts';
import type { Context } from '../context.ts';
import { type ReplyBody, invalidField } from '../http/refusal.ts';
import { type Member, memberById, memberByPhone } from '../members/members.ts';
import { requireNoBreak } from '../protection/breaks.ts';
import { joinRefusal } from './joinRefusal.ts';
import { magicCode } from './magicValues.ts';
import { proofProblem, spendProof } from './otpProofs.ts';

/**
 * Sets a new password for the owner of a phone, ends every open session, and logs in. Only after the proof of the phone
 * is it revealed that no member has it.
 */
export function forgotPassword(
  context: Context,
  { phone, proof, password }: { phone: string; proof: string; password: string },
): ReplyBody {
  const { db } = context;
  return db.transaction(() => {
    const magic = magicCode(phone, 'end');
    if (magic === 4000) throw invalidField('password');
    if (magic !== undefined) return joinRefusal(magic);
    const problem = proofProblem(context, { token: proof, phone, purpose: 'forgot' });
    if (problem !== null) return joinRefusal(problem);
    const member = memberByPhone(context, phone);
    if (!member) return joinRefusal(8000);
    const refusal = refusalFor(member);
    if (refusal !== null) return joinRefusal(refusal);
    requireNoBreak(context, member.id);
    db.run('UPDATE members SET password = ? WHERE id = ?', hashPassword(password), member.id);
    revokeSessionsOf(context, member.id);
    forgetFailures(context, member.username);
    spendProof(context, proof);
    return { code: 0, result: openLogin(context, member) };
  });
}

/** Code for a member whose login is also refused; null for any other member. */
function refusalFor({ login_refusal: refusal }: Member): 5001 | 6006 | 9998 | null {
  if (refusal === null) return null;
  // Support must unlock a locked password, because it has to identify the member.
  if (refusal === 1008) return 9998;
  return refusal === 1007 || refusal === 5001 ? 5001 : 6006;
}

/** Changes the password of a member who knows the current one, and ends every other session. */
export async function resetPassword(
  context: Context,
  { member: id, session }: Caller,
  { old, password }: { old: string; password: string },
): Promise<ReplyBody> {
  const { db } = context;
  const { username } = memberById(context, id);
  // A caller with a session is known: the name alone counts.
  const attempt = { username, address: undefined };
  if (mustWait(context, attempt)) throw loginRefused(4290);
  const matches = await passwordMatches(old, memberById(context, id).password);
  // Attempts that arrived during this check count as well, as for login.
  if (mustWait(context, attempt)) throw loginRefused(4290);
  if (!matches) {
    countFailure(context, attempt);
    return joinRefusal(5002);
  }
  return db.transaction(() => {
    db.run('UPDATE members SET password = ? WHERE id = ?', hashPassword(password), id);
    revokeSessionsOf(context, id, session);
    forgetFailures(context, username);
    return { code: 0 };
  });
}
