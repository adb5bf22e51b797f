import type { ShippedLocale } from '@brand/domain';
const th = {
  play: 'หน้าจำลองของแซนด์บ็อกซ์ ไม่ใช่บริการของ LINE',
  language: 'ภาษา',
  link: 'เชื่อมต่อบัญชี LINE',
  change: 'เปลี่ยนบัญชี LINE',
  login: 'เข้าสู่ระบบด้วย LINE',
  register: 'สมัครด้วย LINE',
  asksLink: 'ขอเชื่อมต่อบัญชี LINE ของคุณกับสมาชิก',
  asksLogin: 'ขอใช้บัญชี LINE ของคุณเพื่อเข้าสู่ระบบ',
  asksRegister: 'ขอใช้บัญชี LINE ของคุณเพื่อสมัครสมาชิก',
  shares: 'เว็บไซต์จะได้รับชื่อที่แสดงและรหัสบัญชีของคุณ',
  sharesNot: 'ไม่เห็นแชทและรายชื่อเพื่อน ไม่ส่งข้อความแทนคุณ',
  who: 'บัญชี LINE ของคุณคือบัญชีไหน',
  free: 'ยังไม่เชื่อมต่อกับสมาชิก',
  yours: 'เชื่อมต่อกับสมาชิกนี้อยู่',
  taken: 'สมาชิกอื่นใช้อยู่ (รหัส 6000)',
  of: 'สมาชิก',
  noMember: 'ยังไม่เชื่อมต่อกับสมาชิก (รหัส 6008)',
  allow: 'อนุญาต',
  refuse: 'ไม่อนุญาต',
  over: 'ลิงก์นี้ใช้ไม่ได้แล้ว',
  overText: 'ลิงก์หมดอายุหรือถูกใช้ไปแล้ว กลับไปที่เว็บไซต์แล้วเริ่มใหม่อีกครั้ง',
  toSite: 'กลับไปที่เว็บไซต์',
  contact: 'ติดต่อแอดมิน',
  contactText: 'ในระบบจริง ลิงก์นี้เปิดแชทกับแอดมินใน LINE',
};

/** All messages of the pages of the simulated messaging service. */
export type LineMessages = typeof th;

const en: LineMessages = {
  play: 'A page of the sandbox, not a service of LINE',
  language: 'Language',
  link: 'Connect your LINE account',
  change: 'Change your LINE account',
  login: 'Log in with LINE',
  register: 'Sign up with LINE',
  asksLink: 'asks to connect your LINE account with the member',
  asksLogin: 'asks to use your LINE account to log you in',
  asksRegister: 'asks to use your LINE account to sign you up',
  shares: 'The site receives your display name and account id.',
  sharesNot: 'It sees no chats and no friends, and sends no messages for you.',
  who: 'Which LINE account is yours?',
  free: 'Not connected to a member',
  yours: 'Connected to this member',
  taken: 'Used by another member (code 6000)',
  of: 'Member',
  noMember: 'Not connected to a member (code 6008)',
  allow: 'Allow',
  refuse: 'Do not allow',
  over: 'This link no longer works',
  overText: 'It has expired or was already used. Go back to the site and start again.',
  toSite: 'Back to the site',
  contact: 'Contact admin',
  contactText: 'In a real service this link opens a chat with admin in LINE.',
};

/** The messages of a page in that language. */
export function lineMessages(lang: ShippedLocale): LineMessages {
  return lang === 'en' ? en : th;
}
