import type { ShippedLocale } from '@brand/domain';
import { hashPassword, passwordMatches } from '../auth/password.ts';
import { MINUTE, SECOND, unixSeconds, wholeSecond } from '../clock/units.ts';
import type { Context } from '../context.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { memberByPhone } from '../members/members.ts';
import { readSetting } from '../settings/settings.ts';
import { joinRefusal } from './joinRefusal.ts';
import { RIGHT_OTP, magicCode, magicOtps } from './magicValues.ts';
import { type OtpPurpose, giveProof } from './otpProofs.ts';
import { sendSms, smsWorks } from './sms.ts';

interface OtpRow {
  id: string;
  hash: string;
  expires: number;
  tries: number;
  used: number | null;
}

/**
 * Sends an OTP to a phone. For a forgotten password the reply and the work are the same whether or not a member has
 * that phone; only a member gets the SMS.
 */
export function requestOtp(
  context: Context,
  { phone, purpose, lang }: { phone: string; purpose: OtpPurpose; lang: ShippedLocale },
): ReplyBody {
  const { db, clock, random, rules } = context;
  return db.transaction(() => {
    const magic = magicCode(phone, 'request');
    if (magic !== undefined) return joinRefusal(magic);
    if (purpose === 'register' && readSetting(db, 'registrationClosed')) return joinRefusal(6006);
    const wait = waitFor(context, phone);
    if (wait > 0) return joinRefusal(6005, { result: { wait: Math.ceil(wait / SECOND) } });
    if (!smsWorks(context)) return joinRefusal(6000);

    const now = clock.now();
    const expires = wholeSecond(now + rules.join.otpLife);
    const code = String(100_000 + random.below(900_000));
    const id = `otp_${random.token(9)}`;
    const reference = referenceOf(random.below(LETTERS.length ** 4));
    db.run('DELETE FROM otps WHERE created < ?', now - rules.join.otps.within);
    db.run(
      'UPDATE otps SET used = ? WHERE phone = ? AND purpose = ? AND used IS NULL',
      now,
      phone,
      purpose,
    );
    db.run(
      'INSERT INTO otps (id, phone, purpose, hash, created, expires) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      phone,
      purpose,
      hashPassword(code),
      now,
      expires,
    );
    const isAwaited = purpose === 'register' || memberByPhone(context, phone) !== undefined;
    if (isAwaited) sendSms(context, phone, smsText(lang, { code, reference, life: expires - now }));
    return {
      code: 0,
      result: {
        wait: Math.ceil(rules.join.otpWait / SECOND),
        reference,
        expires: unixSeconds(expires),
      },
    };
  });
}

/** The time in ms until this phone may request another OTP (section 9, and 6005 of section 8). */
function waitFor({ db, clock, rules }: Context, phone: string): number {
  const now = clock.now();
  const { otpWait, otps } = rules.join;
  const times = db
    .all<{ created: number }>(
      'SELECT created FROM otps WHERE phone = ? AND created > ? ORDER BY created DESC LIMIT ?',
      phone,
      now - otps.within,
      otps.count,
    )
    .map(({ created }) => created);
  const [last] = times;
  const first = times[otps.count - 1];
  const afterLast = last === undefined ? 0 : last + otpWait - now;
  const afterFirst = first === undefined ? 0 : first + otps.within - now;
  return Math.max(0, afterLast, afterFirst);
}

/** Letters that cannot be confused with digits or with each other. */
const LETTERS = 'ABCDEFGHKMNPRTUVWXYZ';

/** Four letters that link an SMS to the page that requested it. */
function referenceOf(number: number): string {
  let rest = number;
  let letters = '';
  for (let at = 0; at < 4; at += 1) {
    letters += LETTERS[rest % LETTERS.length];
    rest = Math.floor(rest / LETTERS.length);
  }
  return letters;
}

function smsText(
  lang: ShippedLocale,
  { code, reference, life }: { code: string; reference: string; life: number },
): string {
  const minutes = Math.floor(life / MINUTE);
  return lang === 'en'
    ? `Your OTP is ${code} (ref. ${reference}), good for ${minutes} minutes. Never tell it to anyone.`
    : `รหัส OTP ของคุณคือ ${code} (อ้างอิง ${reference}) ใช้ได้ ${minutes} นาที ห้ามบอกรหัสนี้กับผู้อื่น`;
}

/** Checks an OTP, and returns a proof for the rest of the form if it is correct. */
export async function checkOtp(
  context: Context,
  { phone, purpose, otp }: { phone: string; purpose: OtpPurpose; otp: string },
): Promise<ReplyBody> {
  const { db, clock, rules } = context;
  const magic = magicOtps[otp];
  if (magic !== undefined) return joinRefusal(magic);
  const open = countTry(context, phone, purpose);
  if (typeof open === 'number') return joinRefusal(open);
  const isRight = otp === RIGHT_OTP || (await passwordMatches(otp, open.hash));
  if (!isRight) return joinRefusal(6001);
  return db.transaction(() => {
    const now = clock.now();
    // Of two simultaneous correct answers one is accepted, and none after a newer OTP was requested.
    const won = db.run('UPDATE otps SET used = ? WHERE id = ? AND used IS NULL', now, open.id);
    if (won === 0) return joinRefusal(6001);
    // Revealed only now, because the caller has proved the ownership of the phone.
    const isKnown = memberByPhone(context, phone) !== undefined;
    if (purpose === 'register') {
      const code = magicCode(phone, 'check') ?? (isKnown ? 6002 : undefined);
      if (code !== undefined) return joinRefusal(code);
    } else if (!isKnown && magicCode(phone, 'end') === undefined) return joinRefusal(8000);
    const otp_token = giveProof(context, phone, purpose);
    return { code: 0, result: { otp_token, expires: unixSeconds(now + rules.join.proofLife) } };
  });
}

/** Counts an attempt before the check, so that simultaneous attempts cannot exceed the limit. */
function countTry(
  { db, clock, rules }: Context,
  phone: string,
  purpose: OtpPurpose,
): OtpRow | 6001 | 6003 | 6004 {
  return db.transaction(() => {
    const row = db.get<OtpRow>(
      `SELECT id, hash, expires, tries, used FROM otps WHERE phone = ? AND purpose = ?
       ORDER BY created DESC, rowid DESC LIMIT 1`,
      phone,
      purpose,
    );
    if (!row || row.used !== null) return 6001;
    if (row.expires <= clock.now()) return 6003;
    if (row.tries >= rules.join.otpTries) return 6004;
    db.run('UPDATE otps SET tries = tries + 1 WHERE id = ?', row.id);
    return row;
  });
}
