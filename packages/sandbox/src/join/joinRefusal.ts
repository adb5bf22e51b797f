import type { ReplyBody } from '../http/refusal.ts';

/** Messages of section 8 (Register and forgot). 4290, 6003, 6004, 6009 and 6010 have no message there and get a plain one. */
const sentences = {
  4290: 'ตรวจสอบชื่อบ่อยเกินไป',
  5001: 'บัญชีนี้เข้าสู่ระบบไม่ได้ กรุณาติดต่อแอดมิน',
  5002: 'รหัสผ่านเดิมไม่ถูกต้อง',
  5003: 'ลิงก์หมดอายุหรือถูกใช้ไปแล้ว',
  6000: 'กรุณาขอรหัส OTP ใหม่อีกครั้ง หากยังไม่ได้กรุณาติดต่อแอดมิน',
  6001: 'รหัส OTP ไม่ถูกต้อง กรุณาติดต่อแอดมิน',
  6002: 'เบอร์โทรศัพท์หรือบัญชีนี้ลงทะเบียนแล้ว กรุณาติดต่อแอดมินเพื่อขอรหัสผ่าน',
  6003: 'รหัส OTP หมดอายุ',
  6004: 'กรอกรหัส OTP ผิดหลายครั้งเกินไป',
  6005: 'ขอรหัส OTP บ่อยเกินไป',
  6006: 'กรุณาลองใหม่หรือติดต่อแอดมิน',
  6009: 'การเชื่อมต่อ LINE หมดเวลาหรือถูกใช้ไปแล้ว',
  6010: 'บัญชี LINE นี้ถูกใช้แล้ว',
  8000: 'ข้อมูลไม่ถูกต้อง',
  9998: 'กรุณาติดต่อแอดมินเพื่อยืนยันตัวตน',
} as const;

/** A code that refuses registration or password recovery. */
export type JoinCode = keyof typeof sentences;

/** The body of a refusal, with additional fields. */
export function joinRefusal(code: number, more: object = {}): ReplyBody {
  return { code, messages: sentences[code as JoinCode], ...more };
}
