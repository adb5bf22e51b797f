import { type MessagesOf, messagesOf } from './messageTable.ts';

/** Texts of registration and phone verification, in both languages: `[Thai, English]`. */
const TABLE = {
  phone: ['เบอร์โทรศัพท์', 'Phone number'],
  request: ['ขอรหัส OTP', 'Get OTP code'],
  otpTitle: ['กรอกรหัส OTP', 'Enter the OTP code'],
  otp: ['รหัส OTP', 'OTP code'],
  confirm: ['ยืนยัน', 'Confirm'],
  changePhone: ['เปลี่ยนเบอร์', 'Change number'],
  resend: ['ขอรหัสใหม่', 'Get a new code'],
  resendIn: ['ขอรหัสใหม่ได้ใน', 'Get a new code in'],
  bankTitle: ['บัญชีธนาคารของคุณ', 'Your bank account'],
  kbank: ['กสิกรไทย', 'Kasikornbank'],
  searchBanks: ['ค้นหาธนาคาร', 'Search banks'],
  accountNumber: ['เลขที่บัญชี', 'Account number'],
  firstName: ['ชื่อ', 'First name'],
  lastName: ['นามสกุล', 'Last name'],
  next: ['ถัดไป', 'Next'],
  loginTitle: ['ตั้งรหัสผ่าน', 'Choose a password'],
  username: ['ชื่อผู้ใช้', 'Username'],
  usernameFree: ['ใช้ชื่อนี้ได้', 'This name is available'],
  usernameTaken: ['มีผู้ใช้ชื่อนี้แล้ว เลือกชื่ออื่นได้ เช่น', 'This name is taken. Choose another, for example'],
  freeNames: ['ชื่อผู้ใช้ที่ใช้ได้', 'Available usernames'],
  password: ['รหัสผ่าน', 'Password'],
  submit: ['สมัครสมาชิก', 'Sign up'],
  welcome: ['ยินดีต้อนรับ', 'Welcome'],
  closed: ['ปิดรับสมัครสมาชิกชั่วคราว', 'Sign-up is closed for now'],
  invited: ['af*** ชวนคุณมาสมัคร', 'af*** invites you to sign up'],
  code: ['รหัส', 'Code'],
} as const;

/** A text of the table by its key. */
export type JoinMessages = MessagesOf<typeof TABLE>;

/** The table in one language. */
export const joinMessagesIn = messagesOf(TABLE);
