import { formatSatangShort, type ShippedLocale } from '@brand/domain';
import { MINUTE } from '../clock/units.ts';
import type { Context } from '../context.ts';

/** Language of an answer. */
export type ChatLang = ShippedLocale;

/** A topic of visitors’ questions, the words that identify it, and the answer of the agent. */
interface Topic {
  asks: RegExp;
  answer(context: Context): Readonly<Record<ChatLang, string>>;
}

/** The first topic with a word in the message is answered, so the most important topics are first. */
const topics: readonly Topic[] = [
  {
    asks: /เลิกเล่น|หยุดเล่น|ติดพนัน|พักการเล่น|ระงับ|เสียหมด|gambl(?:ing|e) (?:problem|too)|addict|self.?exclu|take a break|stop playing|lost everything/i,
    answer: () => ({
      th: 'ขอบคุณที่บอกเรา คุณพักการเล่นหรือจำกัดยอดฝากได้ทุกเมื่อในหน้าโปรไฟล์ และปรึกษาสายด่วนสุขภาพจิต โทร 1323 ได้ฟรีตลอด 24 ชั่วโมง หากต้องการให้เราระงับบัญชีให้ตอนนี้ พิมพ์ว่า “ระงับบัญชี” เจ้าหน้าที่จะดูแลต่อทันที',
      en: 'Thank you for telling us. You can take a break or lower your deposit limit at any time on your profile page. The mental health hotline 1323 is free and open 24 hours. To close your account now, type “close my account” and a member of our team will take over.',
    }),
  },
  {
    asks: /(?:ยอด|เงิน|เครดิต|ฝาก).{0,24}(?:ไม่เข้า|ยังไม่มา|ไม่มา|หาย)|สลิป|not (?:arrived|received|credited|there|in)|missing|slip|didn.?t (?:arrive|come)/i,
    answer: () => ({
      th: 'ยอดฝากเข้าภายใน 5 นาทีหลังโอน หากเกินแล้ว กรุณาส่งชื่อผู้ใช้ จำนวนเงิน และเวลาที่โอนให้เรา เราจะตรวจสอบให้ทันที อย่าใช้ QR เดิมโอนซ้ำ',
      en: 'Deposits arrive within 5 minutes of payment. If yours takes longer, please send us your username, the amount and the time. We will check it immediately. Do not pay the same QR code twice.',
    }),
  },
  {
    asks: /ถอน|withdraw|cash ?out/i,
    answer: ({ rules }) => ({
      th: `ถอนเงินได้ที่เมนู “ถอนเงิน” ขั้นต่ำ ${formatSatangShort(rules.withdraw.min)} บาท เงินเข้าบัญชีที่ลงทะเบียนไว้ หลังถอนแล้วถอนครั้งต่อไปได้ใน ${rules.withdraw.cooldown / MINUTE} นาที`,
      en: `Tap “Withdraw” in the menu. The minimum is ${formatSatangShort(rules.withdraw.min)} baht, paid to your registered account. You can withdraw again after ${rules.withdraw.cooldown / MINUTE} minutes.`,
    }),
  },
  {
    asks: /ฝาก|เติมเงิน|โอน|คิวอาร์|deposit|top.?up|add money|\bqr\b|usdt/i,
    answer: () => ({
      th: 'กด “ฝากเงิน” เลือกช่องทาง ใส่จำนวนเงิน แล้วสแกน QR ด้วยแอปธนาคาร ยอดเข้าภายใน 5 นาที ขั้นต่ำและสูงสุดของแต่ละช่องทางแสดงอยู่ใต้ชื่อช่องทาง',
      en: 'Tap “Deposit”, choose a channel, enter the amount and scan the QR code with your bank app. It arrives within 5 minutes. Each channel shows its minimum and maximum below its name.',
    }),
  },
  {
    asks: /รหัส|ล็อกอิน|เข้าระบบ|เข้าสู่ระบบ|otp|password|log ?in|sign ?in/i,
    answer: () => ({
      th: 'หากลืมรหัสผ่าน กด “ลืมรหัสผ่าน” ที่หน้าเข้าสู่ระบบ แล้วยืนยันด้วย OTP ทางเบอร์โทรที่สมัคร เราไม่ขอรหัสผ่านหรือรหัส OTP ของคุณทางแชท',
      en: 'If you forgot your password, tap “Forgot password” on the login page and confirm with the OTP code sent to your phone. We never ask for your password or OTP code in chat.',
    }),
  },
  {
    asks: /โปร|โบนัส|ยอดเทิร์น|promo|bonus|turnover/i,
    answer: () => ({
      th: 'โปรโมชั่นที่เปิดอยู่และเงื่อนไขทั้งหมดดูได้ที่หน้า “โปรโมชั่น” สนใจรายการไหนสอบถามเพิ่มได้เลย',
      en: 'See current promotions and their terms on the “Promotions” page. Ask us about any of them.',
    }),
  },
  {
    asks: /ทัวร์|แข่ง|อันดับ|คะแนน|tournament|ranking|leaderboard|points/i,
    answer: () => ({
      th: 'ตารางคะแนน เกมที่ร่วมรายการ และวันเวลาแข่งดูได้ที่หน้า “ทัวร์นาเมนต์” หากคะแนนไม่ตรง ส่งชื่อผู้ใช้และชื่อเกมให้เราตรวจสอบได้เลย',
      en: 'See the leaderboard, eligible games and times on the “Tournament” page. If your points look wrong, send us your username and the game.',
    }),
  },
  {
    asks: /ค้าง|หลุด|เด้งออก|เกม.{0,12}(?:ไม่ขึ้น|ไม่ได้|เสีย)|stuck|froze|freez|crash|game.{0,20}(?:not|won.?t|doesn.?t)/i,
    answer: () => ({
      th: 'หากเกมค้าง ปิดแล้วเปิดเกมใหม่อีกครั้ง รอบที่เล่นไปแล้วจะไม่ถูกหักซ้ำ ถ้ายังไม่หาย ส่งชื่อเกมและเวลาให้เราตรวจสอบได้เลย',
      en: 'If a game freezes, close it and open it again. A round you played is not charged twice. If it happens again, send us the game name and the time.',
    }),
  },
  {
    asks: /แอดมิน|เจ้าหน้าที่|คนจริง|พนักงาน|human|real person|agent|admin|someone/i,
    answer: () => ({
      th: 'กำลังแจ้งเจ้าหน้าที่ให้ ระหว่างนี้แจ้งรายละเอียดไว้ได้เลย เราจะตอบในแชทนี้',
      en: 'We are notifying our team. Please tell us what you need. We will reply in this chat.',
    }),
  },
  {
    asks: /ขอบคุณ|ขอบใจ|thank|cheers/i,
    answer: () => ({ th: 'ยินดีให้บริการ ขอให้สนุกกับการเล่น', en: 'You are welcome. Enjoy your time.' }),
  },
  {
    asks: /สวัสดี|หวัดดี|ดีครับ|ดีค่ะ|ดีจ้า|\bhi\b|\bhello\b|\bhey\b|good (?:morning|afternoon|evening)/i,
    answer: () => ({
      th: 'สวัสดี มีอะไรให้เราช่วย บอกได้เลย เช่น ฝากเงิน ถอนเงิน หรือเข้าสู่ระบบไม่ได้',
      en: 'Hello. How can we help: with a deposit, a withdrawal, or logging in?',
    }),
  },
];

const fallback: Readonly<Record<ChatLang, string>> = {
  th: 'รับเรื่องแล้ว ขอรายละเอียดเพิ่มอีกนิด เช่น ชื่อผู้ใช้และเวลาที่เกิดปัญหา เจ้าหน้าที่จะตรวจสอบและตอบในแชทนี้',
  en: 'Thank you for your message. Please add your username and when it happened. Our team will check it and reply in this chat.',
};

const greetings: Readonly<Record<ChatLang, string>> = {
  th: 'สวัสดี มีอะไรให้เราช่วยไหม',
  en: 'Hello and welcome to live chat. How can we help?',
};

/** The greeting at the start of a new conversation. */
export function greeting(lang: ChatLang): string {
  return greetings[lang];
}

/** The answer of the sandbox’s agent to a message, in the language of the message. */
export function answerTo(context: Context, message: string, lang: ChatLang): string {
  const topic = topics.find(({ asks }) => asks.test(message));
  return (topic?.answer(context) ?? fallback)[langOf(message, lang)];
}

/** Thai if there is a Thai letter, English if there are only Latin letters, otherwise the language of the visitor. */
function langOf(message: string, lang: ChatLang): ChatLang {
  if (/[\u0e01-\u0e5b]/.test(message)) return 'th';
  return /[a-z]{2}/i.test(message) ? 'en' : lang;
}
