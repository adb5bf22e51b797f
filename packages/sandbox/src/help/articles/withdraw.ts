import { type Article, link, list, note, say, steps } from '../article.ts';

const topic = 'withdraw';

/** Withdrawals. */
export const withdrawArticles: readonly Article[] = [
  {
    id: 'withdraw-how',
    topic,
    th: {
      title: 'ถอนเงินอย่างไร',
      blocks: [
        say('เงินถอนเข้าบัญชีธนาคารที่คุณลงทะเบียนไว้เท่านั้น ระบบแสดงเลขที่บัญชีให้ตรวจก่อนยืนยันทุกครั้ง'),
        steps(
          'เปิดหน้าถอนเงิน ตรวจว่าชื่อและเลขที่บัญชีถูกต้อง',
          'ใส่จำนวนเงิน มีทศนิยมได้ไม่เกิน 2 ตำแหน่ง',
          'แตะยืนยัน แล้วรอเงินเข้าบัญชี ปกติใช้เวลาประมาณ {payoutMinutes} นาที',
        ),
        say('ถอนได้ครั้งละ {withdrawMin} บาท ถึง {withdrawMax} บาท และไม่เกินยอดเงินคงเหลือในกระเป๋า'),
        list(
          'ไม่มีค่าธรรมเนียมการถอน',
          'เงินที่ได้จากโบนัสซึ่งยังทำยอดเทิร์นไม่ครบ จะถอนได้เมื่อทำครบ',
          'ติดตามสถานะได้ในหน้าประวัติ รายการถอนจะมีเครื่องหมายลบ',
        ),
        link('ไปหน้าถอนเงิน', '/withdraw'),
      ],
    },
    en: {
      title: 'How do I withdraw?',
      blocks: [
        say(
          'Money goes only to the bank account that you have registered. You see its number before you confirm.',
        ),
        steps(
          'Open the withdrawal page and check name and account number.',
          'Enter the amount, with two decimals at most.',
          'Confirm and wait for the money; as a rule it takes about {payoutMinutes} minutes.',
        ),
        say(
          'You can withdraw from {withdrawMin} baht to {withdrawMax} baht at a time, and not more than the balance of your wallet.',
        ),
        list(
          'Withdrawing costs nothing.',
          'Bonus money whose turnover is not complete can be withdrawn once it is.',
          'The history shows how a withdrawal stands; withdrawals have a minus sign there.',
        ),
        link('Go to withdraw', '/withdraw'),
      ],
    },
  },
  {
    id: 'withdraw-wait',
    topic,
    th: {
      title: 'ถอนแล้วต้องรอนานไหม และทำไมปุ่มถอนถูกล็อก',
      blocks: [
        say(
          'หลังยืนยันถอน เงินออกจากกระเป๋าทันทีและกำลังเดินทางไปที่ธนาคาร ปกติเข้าบัญชีภายในประมาณ {payoutMinutes} นาที',
        ),
        say(
          'ระหว่างนั้นปุ่มถอนจะล็อก {cooldownMinutes} นาที และแสดงเวลานับถอยหลัง การล็อกนี้ป้องกันการกดซ้ำโดยไม่ตั้งใจ และให้เวลาธนาคารทำรายการก่อนหน้าให้เสร็จ',
        ),
        list(
          'เวลานับถอยหลังใช้นาฬิกาของระบบ การตั้งนาฬิกาในมือถือใหม่ไม่ทำให้เร็วขึ้นหรือช้าลง',
          'ปิดหน้าเว็บแล้วเปิดใหม่ได้ เวลาที่เหลือยังเท่าเดิม',
          'ระหว่างที่ล็อก คุณยังฝากเงินและเล่นเกมได้ตามปกติ',
        ),
        note('ถ้าเลยเวลาแล้วเงินยังไม่เข้าบัญชี ให้แจ้งแอดมินทางแชทสดพร้อมเวลาของรายการในหน้าประวัติ'),
        link('ดูประวัติฝาก-ถอน', '/history'),
      ],
    },
    en: {
      title: 'How long does a withdrawal take, and why is the button locked?',
      blocks: [
        say(
          'When you have confirmed, the money leaves your wallet at once and is on its way to the bank. As a rule it is in your account after about {payoutMinutes} minutes.',
        ),
        say(
          'For {cooldownMinutes} minutes the button is locked and shows a countdown. This protects you from pressing twice by mistake and gives the bank time for the withdrawal before.',
        ),
        list(
          'The countdown follows the clock of the system; a wrong clock on your phone changes nothing.',
          'You can close the page and come back: the time that is left stays the same.',
          'Meanwhile you can deposit and play as usual.',
        ),
        note(
          'If the money has not arrived by then, tell an admin in the live chat, with the time of the entry in your history.',
        ),
        link('Open the history', '/history'),
      ],
    },
  },
  {
    id: 'withdraw-refused',
    topic,
    th: {
      title: 'ทำไมระบบไม่รับรายการถอน',
      blocks: [
        say(
          'เมื่อระบบไม่รับรายการถอน เงินจะยังอยู่ในกระเป๋าครบทุกบาท ข้อความบนหน้าจอบอกสาเหตุและสิ่งที่ต้องทำต่อ สาเหตุที่พบบ่อยมีดังนี้',
        ),
        list(
          'ยอดเงินไม่พอ: จำนวนที่ใส่มากกว่ายอดเงินคงเหลือ ให้ใส่จำนวนที่น้อยลง',
          'ต่ำกว่าขั้นต่ำ: ถอนได้ตั้งแต่ {withdrawMin} บาทขึ้นไป',
          'ยังไม่ถึงเวลา: เพิ่งถอนไปไม่ถึง {cooldownMinutes} นาที ให้รอจนเวลานับถอยหลังหมด',
          'ครบวงเงินหรือครบจำนวนครั้งของวัน: ถอนใหม่ได้หลังเที่ยงคืน หรือขอให้แอดมินช่วย',
          'ยอดเทิร์นของโบนัสยังไม่ครบ: เล่นต่อให้ครบ หรือถอนเฉพาะส่วนที่ไม่ติดโบนัส',
        ),
        say('ถ้าข้อความบอกเพียงว่าถอนไม่สำเร็จ ให้ตรวจหน้าประวัติก่อน ถ้าไม่มีรายการใหม่ จึงกดถอนอีกครั้ง'),
        link('ไปหน้าถอนเงิน', '/withdraw'),
      ],
    },
    en: {
      title: 'Why was my withdrawal refused?',
      blocks: [
        say(
          'When a withdrawal is refused, all of the money is still in your wallet. The message says why and what to do next. These are the usual reasons.',
        ),
        list(
          'Not enough balance: enter a smaller amount.',
          'Below the minimum: withdrawals begin at {withdrawMin} baht.',
          'Too early: less than {cooldownMinutes} minutes have passed since the last one. Wait for the countdown.',
          'The amount or the number of the day is used up: try again after midnight, or ask an admin.',
          'The turnover of a bonus is not complete: play on, or withdraw the part that belongs to no bonus.',
        ),
        say(
          'If the message only says that it did not work, look into the history first. Ask again when there is no new entry.',
        ),
        link('Go to withdraw', '/withdraw'),
      ],
    },
  },
  {
    id: 'withdraw-account',
    topic,
    th: {
      title: 'เปลี่ยนบัญชีธนาคารที่ใช้ถอนได้ไหม',
      blocks: [
        say('เปลี่ยนได้ แต่ต้องให้แอดมินเป็นผู้เปลี่ยนให้ เพราะเป็นบัญชีที่เงินของคุณจะถูกโอนไป เราจึงยืนยันตัวตนก่อนทุกครั้ง'),
        steps(
          'ทักแอดมินทางแชทสดจากบัญชีของคุณ แจ้งชื่อผู้ใช้และเบอร์โทรศัพท์ที่ลงทะเบียน',
          'ส่งรูปหน้าสมุดบัญชีหรือหน้าจอแอปธนาคารของบัญชีใหม่ ที่เห็นชื่อและเลขที่บัญชีชัดเจน',
          'ตอบคำถามยืนยันตัวตน แล้วรอการแจ้งผล',
        ),
        list(
          'ชื่อบัญชีใหม่ต้องตรงกับชื่อที่ลงทะเบียนไว้',
          'บัญชีหนึ่งใช้ได้กับสมาชิกคนเดียว',
          'ระหว่างที่มีรายการถอนค้างอยู่จะยังเปลี่ยนบัญชีไม่ได้',
        ),
        note('แอดมินไม่ขอรหัสผ่าน รหัส OTP หรือ PIN ของแอปธนาคาร ถ้ามีใครขอ นั่นไม่ใช่ทีมงานของเรา'),
        link('ดูบัญชีของฉัน', '/profile'),
      ],
    },
    en: {
      title: 'Can I change the bank account for withdrawals?',
      blocks: [
        say(
          'Yes, but an admin does it for you: it is where your money goes, so we make sure each time that it is you who asks.',
        ),
        steps(
          'Write to an admin in the live chat from your account, with your username and registered phone number.',
          'Send a picture of the passbook or bank app on which name and number of the new account can be read.',
          'Answer the questions that prove who you are, and wait for the reply.',
        ),
        list(
          'The new account must be in the name that you registered with.',
          'An account belongs to one member only.',
          'While a withdrawal is on its way, the account cannot be changed.',
        ),
        note(
          'Admins never ask for your password, an OTP or the PIN of your bank app. Whoever does is not one of us.',
        ),
        link('See my account', '/profile'),
      ],
    },
  },
];
