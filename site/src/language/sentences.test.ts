import { type ErrorArea, errorMessageId } from '@brand/domain';
import en from '@brand/ui/messages/en';
import th from '@brand/ui/messages/th';
import { describe, expect, it } from 'vitest';

const site = import.meta.glob<string>('../messages/*.json', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** All visible messages in a language, by id. */
function catalogue(locale: 'th' | 'en', library: object): Readonly<Record<string, string>> {
  const own = Object.entries(site)
    .filter(([name]) => name.endsWith(`.${locale}.json`))
    .map(([, text]) => JSON.parse(text) as Record<string, string>);
  return Object.assign({}, library, ...own) as Record<string, string>;
}
const WORDS = { th: catalogue('th', th), en: catalogue('en', en) };

type Row = readonly [what: string, id: string, th: string, en: string];

const code = (area: ErrorArea, number: number | null) => errorMessageId(area, number);

/** The messages of section 8 of the specification, each with the required phrases. */
const SECTION_8: readonly Row[] = [
  ['9998 in the content area', 'error.general.maintenance', 'ปิดปรับปรุง', 'maintenance'],
  ['general error page', 'common.somethingWrong', 'เกิดข้อผิดพลาด', 'Something went wrong'],
  ['general error page, when', 'site.error.wait', 'กรุณารอ 5 นาที', 'Please wait 5 minutes'],
  ['404', 'site.notFound.title', 'ไม่พบหน้านี้', 'This page could not be found'],
  ['7002 and 7003 that cannot be refreshed', 'error.general.session', 'เข้าสู่ระบบ', 'log in'],
  ['empty history', 'common.notFound', 'ไม่พบ', 'found'],

  [
    '98 on QR',
    code('deposit', 98),
    'ขอ QR ไม่สำเร็จ กรุณาติดต่อแอดมิน',
    'QR request failed. Please contact admin',
  ],
  ['expired QR, title', 'cashier.deposit.timeout.title', 'หมดอายุ', 'Expired'],
  ['expired QR', 'cashier.deposit.timeout.text', 'กรุณาเริ่มใหม่อีกครั้ง', 'Please start again'],
  ['incomplete QR', 'error.deposit.incomplete', 'สร้าง QR ไม่ได้', 'QR code could not be created'],

  ['withdrawal 1001', code('withdraw', 1001), 'ยอดเงินไม่พอ', 'Not enough balance'],
  ['withdrawal 1002', code('withdraw', 1002), '{min}', '{min}'],
  ['withdrawal 1005', code('withdraw', 1005), 'รอ', 'countdown'],
  ['withdrawal 1009', code('withdraw', 1009), 'วงเงินต่อวัน', 'daily amount limit'],
  ['withdrawal 1010', code('withdraw', 1010), 'จำนวนครั้งต่อวัน', 'daily number'],
  ['withdrawal 1011', code('withdraw', 1011), 'วงเงินและจำนวนครั้ง', 'amount and number'],
  [
    'withdrawal, daily limit too low',
    code('withdraw', 1012),
    'ที่เหลือของวันนี้',
    'still withdraw today',
  ],
  ['withdrawal, other', code('withdraw', 7), 'กรุณาลองใหม่', 'try again'],

  ['login 3000', code('login', 3000), 'รอ 1 นาที', 'wait 1 minute and log in again'],
  ['login 5000', code('login', 5000), 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง', 'Wrong username or password'],
  [
    'login 5001',
    code('login', 5001),
    'เข้าสู่ระบบไม่ได้ กรุณาติดต่อแอดมิน',
    'cannot log in. Please contact admin',
  ],
  ['login 1007', code('login', 1007), 'ต้นสายถูกล็อก', 'upline'],
  [
    'login 1008',
    code('login', 1008),
    'รหัสผ่านถูกล็อก กรุณาติดต่อแอดมิน',
    'password is locked. Please contact admin',
  ],
  ['too many logins', code('login', 4290), 'หลายครั้งเกินไป', 'Too many login attempts'],

  ['register 4000', code('register', 4000), 'ให้ครบและถูกต้อง', 'all fields correctly'],
  ['OTP 6000', code('otp', 6000), 'ขอรหัสใหม่', 'contact admin'],
  ['LINE 6000', code('line', 6000), 'LINE นี้ถูกใช้', 'connected to another member'],
  ['OTP 6001', code('otp', 6001), 'ไม่ถูกต้อง', 'contact admin'],
  [
    'register 6002',
    code('register', 6002),
    'ติดต่อแอดมินเพื่อขอรหัสผ่าน',
    'contact admin for the password',
  ],
  ['OTP 6005', code('otp', 6005), 'บ่อยเกินไป', 'Too many OTP requests'],
  ['register 6006', code('register', 6006), 'ลองใหม่หรือติดต่อแอดมิน', 'try again or contact admin'],
  ['register 8000', code('register', 8000), 'ข้อมูลไม่ถูกต้อง', 'details are not correct'],
  ['register 9998', code('register', 9998), 'ติดต่อแอดมิน', 'contact admin'],
  ['forgot 9998', code('forgot', 9998), 'ยืนยันตัวตน', 'Verify your identity'],
  ['forgot 5001', code('forgot', 5001), 'เข้าสู่ระบบไม่ได้', 'cannot log in'],

  ['affiliate 1001', code('affiliate', 1001), 'ไม่พอ', 'Not enough'],
  ['affiliate 1004', code('affiliate', 1004), 'วันละ 1 ครั้ง', 'once a day'],
  ['affiliate 1005', code('affiliate', 1005), 'วันที่ 1 ถึง 5', 'days 1 to 5'],
  ['affiliate, other', code('affiliate', 7), 'ติดต่อแอดมิน', 'contact admin'],

  ['launch 99, title', 'games.maintenanceTitle', 'ปิดปรับปรุง', 'Maintenance'],
  [
    'usage problem',
    'account.stop.problem.text',
    'ตรวจพบปัญหาการใช้งาน กรุณาติดต่อแอดมิน',
    'contact admin',
  ],
  ['bank change', 'notices.accountChanged', 'แจ้งเปลี่ยนแปลงบัญชีฝาก', 'deposit account has changed'],
  ['expired promotion, title', 'notices.promotion.over.title', 'เสียใจด้วย', 'Sorry'],
  [
    'late registration',
    'notices.promotion.over.registration',
    'ท่านสมัครสมาชิกไม่ทันในเวลาที่กำหนด!',
    'did not register in time',
  ],
  [
    'late deposit',
    'notices.promotion.over.deposit',
    'ท่านฝากเงินไม่ทันในเวลาที่กำหนด!',
    'did not deposit in time',
  ],
  [
    'deposit promotion that cannot be checked',
    code('reward', 1),
    'ตรวจสอบยอดฝากไม่ได้',
    'cannot be checked',
  ],
  [
    'guide step without its image',
    'cashier.usdt.guide.failed',
    '{step}',
    'Cannot load the image, step {step}',
  ],
];

describe.each(SECTION_8)('%s', (_what, id, ...phrases) => {
  it.each(['th', 'en'] as const)('has its message in %s', (locale) => {
    expect(WORDS[locale][id]).toContain(phrases[locale === 'th' ? 0 : 1]);
  });
});

describe('every message', () => {
  it('is in Thai in Thai, and in English in English', () => {
    const own = /[฀-๿]/;
    for (const [id, sentence] of Object.entries(WORDS.en)) {
      // It contains the name of the other language.
      if (!/ภาษาไทย/.test(sentence)) expect(sentence, id).not.toMatch(own);
    }
    for (const [id, sentence] of Object.entries(WORDS.th)) {
      // Names, symbols and numbers are the same in both languages.
      const words = sentence.replace(/\{\w+\}|English|RTP|USDT|LINE|CODE/g, '');
      if (/[A-Za-z]/.test(words)) expect(sentence, id).toMatch(own);
    }
  });

  it('in Thai keeps a time and its น. on one line', () => {
    const parted = Object.entries(WORDS.th).filter(([, sentence]) => /[}\d] น\./.test(sentence));
    expect(parted).toEqual([]);
  });
});
