import { openLogin, requireWelcome } from '../auth/openLogin.ts';
import type { Context } from '../context.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { unixSeconds } from '../clock/units.ts';
import { lineAccountOf, linkLine, memberOfLine } from './lineAccounts.ts';
import { giveLineProof } from './lineProofs.ts';
import { type LineRequest, meetsChallenge, takeCode } from './lineRequests.ts';

/** The parameters with which the site returns from the page. */
export interface LineReturn {
  code: string;
  verifier?: string | undefined;
}

/** Actions that need no session, and may end with one. */
const FOR_VISITORS: readonly LineRequest['action'][] = ['login', 'register'];

const sentences = {
  6000: 'บัญชี LINE นี้ถูกใช้แล้ว',
  6007: 'ไม่ได้รับอนุญาตจาก LINE',
  6008: 'ไม่มีสมาชิกที่เชื่อมต่อบัญชี LINE นี้',
  8000: 'ข้อมูลไม่ถูกต้อง กรุณาเริ่มใหม่',
};

/** The body of a refusal of the LINE calls. */
export function lineRefusal(code: keyof typeof sentences): ReplyBody {
  return { code, messages: sentences[code] };
}

/** Links the allowed account to the member who started the request, or returns a refusal. */
export function finishLink(context: Context, member: string, back: LineReturn): ReplyBody {
  return context.db.transaction(() => {
    const request = takeCode(
      context,
      back.code,
      (each) => each.member === member && meetsChallenge(each, back.verifier),
    );
    if (!request) return lineRefusal(8000);
    if (request.line_id === null) return lineRefusal(6007);
    return linkLine(context, member, request.line_id) ? { code: 0 } : lineRefusal(6000);
  });
}

/**
 * Logs in the member of the allowed account, also if the visitor wanted to register. Without such a member, the refusal has a
 * proof of the account. Throws the codes of login.
 */
export function finishLogin(context: Context, back: LineReturn): ReplyBody {
  return context.db.transaction(() => {
    const request = takeCode(
      context,
      back.code,
      (each) => FOR_VISITORS.includes(each.action) && meetsChallenge(each, back.verifier),
    );
    if (!request) return lineRefusal(8000);
    if (request.line_id === null) return lineRefusal(6007);
    const member = memberOfLine(context, request.line_id);
    if (!member)
      return { ...lineRefusal(6008), result: proofOf(context, request.line_id, request) };
    requireWelcome(context, member);
    return { code: 0, result: openLogin(context, member) };
  });
}

function proofOf(context: Context, lineId: string, { lang }: Pick<LineRequest, 'lang'>) {
  const { token, expires } = giveLineProof(context, lineId);
  const account = lineAccountOf(lineId);
  const name = (lang === 'en' ? account?.nameEn : account?.nameTh) ?? lineId;
  return { line_token: token, expires: unixSeconds(expires), name };
}
