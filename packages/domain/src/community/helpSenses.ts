import type { HelpTopic } from './help.ts';

/** One thing that players ask about, with its words in both languages. */
export interface HelpSense {
  /** Words that articles use for it. */
  readonly said: string;
  /** Words for it that only players use: colloquial ones, or too short to be looked for in an article. */
  readonly typed?: string;
  /** The topic that it names. */
  readonly topic?: HelpTopic;
  /** Whether it is something that went wrong. */
  readonly isProblem?: true;
}

/**
 * The words of the help centre, a row for each meaning, separated by commas. An answer may use any word of `said`, in
 * either language, whichever was typed. A word may be in several rows: it then means all of them.
 */
export const HELP_SENSES: readonly HelpSense[] = [
  {
    said: 'ฝาก, deposit',
    typed: 'ฝากเงิน, ฝากตัง, เติมเงิน, เติมตัง, เติมเครดิต, เติม, top up, add money, add funds, pay in',
    topic: 'deposit',
  },
  {
    said: 'ถอน, withdraw, withdrawal',
    typed:
      'get paid, get my money, ถอนเงิน, ถอนตัง, เบิกเงิน, เบิก, cash out, payout, pay out, withdrawl',
    topic: 'withdraw',
  },
  { said: 'โอน, transfer', typed: 'โอนเงิน, โอนตัง, sent money' },
  {
    said: 'ธนาคาร, bank',
    typed: 'แบงค์, แบงก์, กสิกร, กรุงไทย, ไทยพาณิชย์, กรุงเทพ, ออมสิน, kbank, scb, ktb',
  },
  {
    said: 'บัญชีธนาคาร, เลขที่บัญชี, bank account, account number',
    typed: 'เลขบัญชี, เลขบช, บช, สมุดบัญชี',
  },
  { said: 'บัญชี, account', typed: 'username, ชื่อผู้ใช้, ยูส, ยูสเซอร์, ไอดี, user, my id' },
  {
    said: 'รหัสผ่าน, password',
    typed:
      'เปลี่ยนรหัส, เปลี่ยนรหัสผ่าน, ตั้งรหัสผ่าน, ลืมยูส, ลืมไอดี, change password, change my password, new password, forgot username, forgot my username, รหัส, พาสเวิร์ด, พาสเวิด, พาส, จำรหัส, ลืมรหัส, passcode, passwd',
  },
  {
    said: 'ลืม, forgot',
    typed:
      'เปลี่ยนรหัส, เปลี่ยนรหัสผ่าน, ตั้งรหัสผ่าน, ลืมยูส, ลืมไอดี, change password, change my password, new password, forgot username, forgot my username, ลืมรหัส, จำรหัส, จำไม่ได้, ตั้งรหัสใหม่, รีเซ็ต, รีเซต, forget, remember, reset, recover, lost my password',
    isProblem: true,
  },
  { said: 'เปลี่ยน, change', typed: 'แก้ไข, แก้เลข, แก้ชื่อ, ย้าย, edit, update, replace, switch' },
  {
    said: 'OTP, SMS',
    typed:
      'OTP expired, OTP หมดอายุ, โอทีพี, รหัสยืนยัน, รหัส OTP, เอสเอ็มเอส, verification code, OTP code, confirmation code',
  },
  { said: 'เบอร์โทร, เบอร์, phone number, mobile phone', typed: 'มือถือ, phone, mobile, telephone' },
  {
    said: 'เปลี่ยนเบอร์, no longer have that number',
    typed:
      'เบอร์เก่า, เบอร์ใหม่, change phone, change number, change phone number, new number, new phone number',
  },
  { said: 'มือถือหาย, lose your phone', typed: 'โทรศัพท์หาย, lost phone, lost my phone, phone stolen' },
  {
    said: 'สมัคร, sign up',
    typed:
      'สมัครสมาชิก, ลงทะเบียน, เปิดบัญชี, เปิดยูส, register, registration, join, create account, new account, open an account',
  },
  {
    said: 'เข้าสู่ระบบ, log in, login',
    typed:
      'ล็อกอิน, ล็อคอิน, ลอคอิน, เข้าระบบ, เข้าเว็บ, เข้าไม่ได้, เข้ายูส, เข้าบัญชี, โดนล็อก, โดนล็อค, โดนแบน, account locked, account blocked, locked out, banned, sign in, signin, logon, logged in, logging in',
    topic: 'account',
  },
  {
    said: 'ล็อก, locked',
    typed:
      'ล็อค, โดนล็อก, โดนล็อค, โดนแบน, account locked, account blocked, locked out, โดนระงับ, ถูกระงับ, blocked, banned, suspended, disabled',
    isProblem: true,
  },
  { said: 'LINE', typed: 'ไลน์, แอปไลน์' },
  {
    said: 'ปลอดภัย, safe, safety',
    typed:
      'แฮก, แฮ็ก, โดนแฮก, มิจฉาชีพ, หลอก, โดนโกง, ขโมย, secure, security, hacked, hacker, hack, scam, stolen, phishing',
  },
  {
    said: 'โบนัส, bonus, bonuses',
    typed: 'เครดิตฟรี, ฟรีสปิน, free credit, free spin',
    topic: 'promotions',
  },
  {
    said: 'โปรโมชั่น, promotion',
    typed: 'โปรโมชัน, โปร, แคมเปญ, promo, campaign, offer',
    topic: 'promotions',
  },
  {
    said: 'นับถอยหลัง, countdown',
    typed: 'หมดเวลา, หมดเขต, deadline, timer',
  },
  {
    said: 'เทิร์น, turnover',
    typed: 'ยอดเทิร์น, เทิน, เทริน, ติดเทิร์น, ติดโบนัส, ติดโปร, wager, wagering, rollover',
    topic: 'promotions',
  },
  {
    said: 'ทัวร์นาเมนต์, tournament',
    typed: 'ทัวร์, แข่งขัน, การแข่ง, จัดอันดับ, competition, contest, leaderboard, ranking',
    topic: 'promotions',
  },
  { said: 'รางวัล, prize', typed: 'reward, jackpot' },
  { said: 'แต้ม, points', typed: 'คะแนน, score' },
  {
    said: 'VIP',
    typed: 'วีไอพี, ระดับสมาชิก, เลเวล, level, tier, rank up',
    topic: 'promotions',
  },
  {
    said: 'แนะนำเพื่อน, affiliate, referring friends',
    typed:
      'ชวนเพื่อน, หาเพื่อน, ลิงก์แนะนำ, พันธมิตร, แอฟ, aff, refer, refer a friend, referral, referring, invite, invite friends, recommend, agent, ตัวแทน',
    topic: 'affiliate',
  },
  {
    said: 'รายได้, ค่าแนะนำ, income, commission, earn',
    typed: 'ค่าคอม, คอมมิชชั่น, คอมมิชชัน, earnings, make money',
    topic: 'affiliate',
  },
  {
    said: 'ตัวเลข, อัปเดต, figures',
    typed: 'อัพเดท, อัพเดต, อัปเดท, statistics, stats, numbers, report, รายงาน',
  },
  {
    said: 'ทดลองเล่น, demo',
    typed:
      'play for fun, เดโม, เดโม่, เล่นฟรี, ทดลอง, trial, try for free, play for free, free play, free game, free games, practice',
    topic: 'games',
  },
  {
    said: 'เกม, game',
    typed: 'หวย, กีฬา, ยิงปลา, lotto, sports, fishing, เกมส์, สล็อต, คาสิโน, slot, slots, casino',
    topic: 'games',
  },
  {
    said: 'ค้าง, เน็ตหลุด, froze',
    typed:
      'เกมหลุด, เกมเด้ง, เด้ง, หลุด, กระตุก, แลค, แล็ก, จอดำ, freeze, freezes, frozen, game stuck, crash, crashed, disconnected, disconnect, lag, black screen',
    isProblem: true,
    topic: 'games',
  },
  {
    said: 'หายไหม, หายไป, lost',
    typed: 'เงินหาย, ยอดหาย, หาย, disappeared, gone, vanished',
    isProblem: true,
  },
  {
    said: 'เปิดบางเกม, games not open',
    typed:
      'เปิดเกม, เข้าเกม, เกมไม่ขึ้น, โหลดไม่ขึ้น, โหลดเกม, เว็บล่ม, เว็บไม่ขึ้น, open game, open the game, games not opening, game not loading, load game, not load, not loading, game closed, ปิดปรับปรุง, under maintenance, maintenance',
    topic: 'games',
  },
  {
    said: 'RTP, ความผันผวน, volatility',
    typed:
      'อัตราจ่าย, อัตราการจ่าย, อาร์ทีพี, เกมแตก, แตกง่าย, แตกบ่อย, payout rate, odds, payline, paylines, ไลน์ชนะ',
    topic: 'games',
  },
  {
    said: 'ขั้นต่ำ, สูงสุด, deposit limits, minimum, maximum, least',
    typed:
      'ขั้นตำ่, อย่างน้อย, กี่บาท, เท่าไร, เท่าไหร่, min, max, limit, limits, how much, smallest, lowest, highest',
  },
  {
    said: 'จำกัดยอดฝาก, วงเงิน, set a deposit limit, deposit limit for',
    typed:
      'ตั้งวงเงิน, ตั้งลิมิต, ลิมิต, จำกัดยอด, จำกัดเงิน, set limit, set a limit, set deposit limit, spending limit, budget, my limit',
    topic: 'responsible',
  },
  {
    said: 'พักการเล่น, หยุดเล่น, พักหรือหยุด, take a break, break or stop, exclusion',
    typed:
      'เลิกเล่น, เลิกพนัน, ปิดบัญชี, ปิดยูส, ลบบัญชี, ยกเลิกสมาชิก, ระงับการเล่น, พักเล่น, break, pause, stop playing, quit, quit gambling, self exclusion, exclude, close account, close my account, delete account, delete my account, cancel account',
    topic: 'responsible',
  },
  {
    said: 'เล่นมากเกินไป, สายด่วน, ขอความช่วยเหลือ, play too much, hotline',
    typed:
      'ติดพนัน, ติดการพนัน, ติดเกม, เลิกไม่ได้, หยุดไม่ได้, เล่นหมดตัว, หมดตัว, เล่นเยอะ, addiction, addicted, addict, gambling problem, problem gambling, too much, cannot stop, cant stop, helpline, 1323',
    topic: 'responsible',
  },
  { said: 'QR', typed: 'คิวอาร์, คิวอา, พร้อมเพย์, promptpay, qr code, barcode' },
  { said: 'สแกน, scan' },
  {
    said: 'USDT, เครือข่าย',
    typed:
      'bitcoin, btc, คริปโต, คริปโท, เทเธอร์, บิทคอยน์, เหรียญ, crypto, cryptocurrency, tether, trc20, coins, wallet address',
    topic: 'deposit',
  },
  { said: 'สลิป, slip', typed: 'หลักฐานการโอน, ใบเสร็จ, receipt, proof' },
  {
    said: 'รอนาน, นานไหม, กี่นาที, how long, takes about, ใช้เวลา',
    typed:
      'stuck, นาน, ช้า, รอ, กี่ชั่วโมง, กี่ชม, wait, waiting, slow, late, delay, delayed, pending, take so long, so long, when arrive',
  },
  {
    said: 'ยังไม่เข้า, ไม่ได้รับ, not arrived, does not arrive',
    typed:
      'ไม่เข้าบัญชี, ยังไม่เข้าบัญชี, ไม่เข้าบัญชีธนาคาร, ยังไม่เข้าบัญชีธนาคาร, ไม่เข้าธนาคาร, ยังไม่เข้าธนาคาร, not showing, ไม่ออก, เครดิตไม่เข้า, not in account, money not in account, money not in my account, ไม่เข้า, เงินไม่เข้า, ยอดไม่เข้า, ไม่ได้เงิน, ไม่มา, เงินไม่ขึ้น, ยอดไม่ขึ้น, not received, not arrive, not there, didnt arrive, has not arrived, not credited, not in my account, missing, not come, not coming, never arrived, did not arrive, no money',
    isProblem: true,
  },
  {
    said: 'ไม่ได้, ไม่รับ, ไม่สำเร็จ, refused, can i not, not open',
    typed:
      'เข้าไม่ได้, ไม่ผ่าน, ไม่ยอม, ปฏิเสธ, ขัดข้อง, มีปัญหา, ปัญหา, ล้มเหลว, cannot, can not, cant, could not, unable, impossible, rejected, declined, denied, failed, fail, fails, wont, doesnt work, not work, not working, not possible, error, problem, trouble',
    isProblem: true,
  },
  { said: 'ปุ่ม, button' },
  { said: 'หมดอายุ, runs out', typed: 'expire, expired, expiry' },
  { said: 'ไม่ถูกต้อง, wrong', typed: 'ผิด, incorrect, invalid', isProblem: true },
  { said: 'ค่าธรรมเนียม, costs nothing, fee', typed: 'fees, charge, charges, หักเงิน, เสียค่า' },
  {
    said: 'แอดมิน, admin',
    typed: 'ติดต่อ, คอลเซ็นเตอร์, แชทสด, contact, support, customer service, live chat',
  },
  { said: 'ประวัติ, history', typed: 'รายการย้อนหลัง, statement' },
  {
    said: 'อายุครบ, อายุต่ำกว่า, years old, under 20',
    typed: 'อายุ, อายุเท่าไหร่, อายุเท่าไร, กี่ปี, how old, age, age limit, minimum age',
  },
];
