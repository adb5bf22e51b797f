import { BANKS, bahtFromSatang, checkAccountNumber } from '@brand/domain';
import { openLogin } from '../auth/openLogin.ts';
import type { Context } from '../context.ts';
import { type ReplyBody, invalidField } from '../http/refusal.ts';
import { linkLine } from '../line/lineAccounts.ts';
import { lineProofProblem, spendLineProof } from '../line/lineProofs.ts';
import { type Member, memberByPhone, memberByUsername } from '../members/members.ts';
import { joinUnderPromotion } from '../promotions/registration.ts';
import { readSetting } from '../settings/settings.ts';
import { affiliateByCode } from './affiliateLinks.ts';
import { joinRefusal } from './joinRefusal.ts';
import { magicCode } from './magicValues.ts';
import { proofProblem, spendProof } from './otpProofs.ts';
import { type NewMember, registerMember } from './registerMember.ts';

/** The submitted registration form. */
export interface Registration extends Omit<NewMember, 'upline' | 'uplineLink'> {
  proof: string;
  /** The code after `/register/`, `/registerAff/` or `/aff/`. */
  ref?: string | undefined;
  /** The name of that link. */
  link?: string | null | undefined;
  /** The visitor token of `getPromotion`. */
  visitor?: string | undefined;
  /** The proof of a LINE account that `loginLine` gave. */
  lineProof?: string | undefined;
}

/**
 * Registers a new member, connects their LINE account and logs in, or returns a refusal with a code of section 8. Proofs are
 * used up only on success, so that a corrected form can be sent again.
 */
export function register(context: Context, form: Registration): ReplyBody {
  return context.db.transaction(() => {
    const magic = magicCode(form.phone, 'end');
    if (magic === 4000) throw invalidField('bank_id');
    const code = magic ?? problemOf(context, form);
    if (code !== null) return joinRefusal(code);
    const upline = form.ref === undefined ? undefined : affiliateByCode(context, form.ref)?.id;
    const member = registerMember(context, { ...form, upline, uplineLink: form.link });
    spendProof(context, form.proof);
    if (form.lineProof !== undefined) {
      linkLine(context, member.id, spendLineProof(context, form.lineProof));
    }
    const credit = joinUnderPromotion(context, { member: member.id, visitor: form.visitor });
    const promotion = credit === null ? null : { credit: bahtFromSatang(credit) };
    return { code: 0, result: { ...openLogin(context, member), promotion } };
  });
}

/** Why this person cannot register; null if there is no reason. */
function problemOf(context: Context, form: Registration): number | null {
  const bank = BANKS.find(({ code }) => code === form.bank) ?? null;
  if (!checkAccountNumber(form.number, bank).ok) throw invalidField('bank_id');
  if (readSetting(context.db, 'registrationClosed')) return 6006;
  const proof = proofProblem(context, { ...form, token: form.proof, purpose: 'register' });
  if (proof !== null) return proof;
  const known = memberByPhone(context, form.phone) ?? memberByAccount(context, form);
  // An excluded member must not register again with the same account.
  if (known) return known.login_refusal === 5001 ? 5001 : 6002;
  if (memberByUsername(context, form.username ?? form.phone)) return 6002;
  if (hasNamesake(context, form)) return 9998;
  // Last, so that a form whose first reply was lost is not refused because of LINE.
  return form.lineProof === undefined ? null : lineProofProblem(context, form.lineProof);
}

function memberByAccount({ db }: Context, { bank, number }: Registration): Member | undefined {
  return db.get<Member>(
    'SELECT * FROM members WHERE bank = ? AND bank_number = ? ORDER BY login_refusal = 5001 DESC',
    bank,
    number,
  );
}

/** Whether a member of the same name has another account at the same bank, probably the same person. */
function hasNamesake({ db }: Context, { firstname, lastname, bank }: Registration): boolean {
  const row = db.get(
    `SELECT 1 FROM members WHERE firstname = ? COLLATE NOCASE AND lastname = ? COLLATE NOCASE AND bank = ?`,
    firstname,
    lastname,
    bank,
  );
  return row !== undefined;
}
