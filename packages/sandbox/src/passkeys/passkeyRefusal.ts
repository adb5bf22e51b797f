import type { ReplyBody } from '../http/refusal.ts';

const messages = {
  5020: 'คำขอนี้หมดอายุหรือถูกใช้ไปแล้ว กรุณาเริ่มใหม่',
  5021: 'ไม่พบสมาชิกที่ใช้พาสคีย์นี้',
  5022: 'ตรวจสอบพาสคีย์ไม่สำเร็จ',
  5023: 'มีพาสคีย์ครบ 10 รายการแล้ว',
  5024: 'ไม่มีพาสคีย์นี้แล้ว',
} as const;

/** The body of a refusal. */
export function passkeyRefusal(code: keyof typeof messages): ReplyBody {
  return { code, messages: messages[code] };
}
