import type { Context } from '../context.ts';
import { keepSeededState } from '../db/seed/keepSeededState.ts';
import { Refusal } from '../http/refusal.ts';
import type { Member } from '../members/members.ts';
import { requireNoBreak } from '../protection/breaks.ts';
import { type TokenPair, openSession } from './sessions.ts';

/** Messages of section 8; a member can be set to be refused with one of them. */
const sentences: Readonly<Record<number, string>> = {
  1007: 'อัพไลน์ถูกล็อก',
  1008: 'รหัสผ่านถูกล็อก กรุณาติดต่อแอดมิน',
  3000: 'กรุณารอ 1 นาที แล้วเข้าสู่ระบบอีกครั้ง',
  4290: 'เข้าสู่ระบบบ่อยเกินไป',
  5000: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
  5001: 'บัญชีนี้เข้าสู่ระบบไม่ได้ กรุณาติดต่อแอดมิน',
};

/** A login refusal with a code of section 8. */
export function loginRefused(code: number): Refusal {
  return new Refusal(200, { code, messages: sentences[code] });
}

/** Throws the code that refuses this member’s login, if any: a configured refusal, or 5010 during a break. */
export function requireWelcome(context: Context, member: Member): void {
  if (member.login_refusal !== null) throw loginRefused(member.login_refusal);
  requireNoBreak(context, member.id);
}

/** The result of every login reply (section 3, Auth session). */
export interface AuthSession extends TokenPair {
  result: { username: string; _id: string; limitSetting: object };
  profile: { user: { group_bank: string | null; groupID: string | null } };
}

/** Opens a session and returns its description. */
export function openLogin(context: Context, member: Member): AuthSession {
  keepSeededState(context, member.username);
  return {
    ...openSession(context, member.id),
    result: { username: member.username, _id: member.id, limitSetting: {} },
    profile: { user: { group_bank: member.group_bank, groupID: member.group_id } },
  };
}
