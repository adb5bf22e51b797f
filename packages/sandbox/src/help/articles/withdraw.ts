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
          'Withdrawals go only to your registered bank account. You can check the account number before you confirm.',
        ),
        steps(
          'Open the withdrawal page and check the account name and number.',
          'Enter the amount, with up to 2 decimals.',
          'Confirm and wait for the money. It usually takes about {payoutMinutes} minutes.',
        ),
        say(
          'You can withdraw {withdrawMin} baht to {withdrawMax} baht per withdrawal, up to your wallet balance.',
        ),
        list(
          'Withdrawals are free.',
          'Bonus money can be withdrawn once its turnover is complete.',
          'Follow the status in your history. Withdrawals are shown with a minus sign.',
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
        say('หลังยืนยันถอน เงินออกจากกระเป๋าทันทีและส่งให้ธนาคาร ปกติเข้าบัญชีภายในประมาณ {payoutMinutes} นาที'),
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
          'After you confirm, the money leaves your wallet immediately and is sent to the bank. It usually arrives in about {payoutMinutes} minutes.',
        ),
        say(
          'The withdraw button is locked for {cooldownMinutes} minutes and shows a countdown. This prevents accidental double withdrawals and gives the bank time to complete the last one.',
        ),
        list(
          'The countdown uses the system clock. Changing the clock on your phone has no effect.',
          'You can close the page and come back. The countdown continues.',
          'You can still deposit and play as usual.',
        ),
        note(
          'If the money has not arrived by then, contact an admin in live chat with the time shown in your history.',
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
          'If a withdrawal is refused, all your money stays in your wallet. The message tells you why and what to do next. Common reasons:',
        ),
        list(
          'Not enough balance: enter a smaller amount.',
          'Below the minimum: withdrawals start at {withdrawMin} baht.',
          'Too early: your last withdrawal was less than {cooldownMinutes} minutes ago. Wait until the countdown ends.',
          'Daily amount or number of withdrawals reached: try again after midnight, or ask an admin.',
          'Bonus turnover not complete: complete it, or withdraw only the money that is not locked.',
        ),
        say(
          'If the message only says the withdrawal failed, check your history first. Try again only if there is no new entry.',
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
          'Yes, an admin can change it for you. Your money is paid to this account, so we always verify your identity first.',
        ),
        steps(
          'Contact an admin in live chat from your account, with your username and registered phone number.',
          'Send a photo of the bank book or a bank app screenshot that clearly shows the new account name and number.',
          'Answer the identity questions and wait for confirmation.',
        ),
        list(
          'The new account must be in your registered name.',
          'Each bank account can be used by one member only.',
          'The account cannot be changed while a withdrawal is in progress.',
        ),
        note(
          'Admins never ask for your password, OTP code or bank app PIN. Anyone who does is not from our team.',
        ),
        link('See my account', '/profile'),
      ],
    },
  },
];
