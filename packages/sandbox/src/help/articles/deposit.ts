import { type Article, link, list, note, say, steps } from '../article.ts';

const topic = 'deposit';

/** Deposits. */
export const depositArticles: readonly Article[] = [
  {
    id: 'deposit-qr',
    topic,
    th: {
      title: 'ฝากเงินด้วยการสแกน QR ทำอย่างไร',
      blocks: [
        say('การสแกน QR เป็นวิธีที่เร็วที่สุด ใช้ได้กับแอปธนาคารไทยทุกแอป และไม่ต้องส่งสลิป'),
        steps(
          'เปิดหน้าฝากเงิน แล้วเลือกช่องทางที่ต้องการ',
          'ใส่จำนวนเงินเป็นบาทเต็ม ไม่มีทศนิยม หรือแตะปุ่มจำนวนเงินที่เตรียมไว้',
          'แตะสร้าง QR แล้วสแกนด้วยแอปธนาคาร ถ้าใช้มือถือเครื่องเดียวให้บันทึกรูป QR แล้วเปิดจากในแอป',
          'ตรวจชื่อผู้รับและยอดเงินให้ตรงกับหน้าจอ แล้วยืนยันการโอน',
        ),
        say('หน้าจอจะแจ้งว่าฝากสำเร็จเองโดยไม่ต้องกดอะไรเพิ่ม ปกติเงินเข้ากระเป๋าภายใน 5 นาที'),
        note('QR หนึ่งรูปใช้ได้ครั้งเดียวและหมดอายุตามเวลาที่แสดง ถ้าจะฝากอีกครั้งต้องขอ QR ใหม่เสมอ'),
        link('ไปหน้าฝากเงิน', '/deposit'),
      ],
    },
    en: {
      title: 'How do I deposit with a QR code?',
      blocks: [
        say(
          'QR is the fastest way to deposit. It works with every Thai bank app, and you do not need to send a slip.',
        ),
        steps(
          'Open the deposit page and choose a channel.',
          'Enter the amount in whole baht, or tap a quick amount.',
          'Create the QR code and scan it with your bank app. On one phone, save the image and open it in the app.',
          'Check that the recipient and the amount match the screen, then confirm.',
        ),
        say('The page confirms your deposit automatically, usually within 5 minutes.'),
        note(
          'Each QR code works once and expires at the time shown. Create a new one for every deposit.',
        ),
        link('Go to deposit', '/deposit'),
      ],
    },
  },
  {
    id: 'deposit-limits',
    topic,
    th: {
      title: 'ฝากได้ขั้นต่ำและสูงสุดครั้งละเท่าไร',
      blocks: [
        say('แต่ละช่องทางมีขั้นต่ำและสูงสุดต่างกัน ดูได้ใต้ชื่อช่องทางในหน้าเลือกช่องทางการฝาก ตัวเลขนี้ใช้กับบัญชีของคุณ'),
        say('ช่องทางของคุณรับฝากตั้งแต่ {depositMin} บาท ถึง {depositMax} บาทต่อครั้ง'),
        list(
          'ใส่จำนวนเงินเป็นบาทเต็มเท่านั้น เช่น 500 ไม่ใช่ 500.50',
          'ถ้าต้องการฝากมากกว่าสูงสุดของช่องทาง ให้แบ่งเป็นหลายครั้งหรือเลือกช่องทางอื่นที่รับได้มากกว่า',
          'ระบบไม่จำกัดจำนวนครั้งต่อวัน เว้นแต่คุณตั้งจำกัดยอดฝากของตัวเองไว้',
        ),
        note('โอนให้ตรงกับยอดที่ขอไว้ ถ้าโอนขาดหรือเกิน ระบบจับคู่รายการให้เองไม่ได้ และต้องให้แอดมินตรวจสอบ'),
        link('ดูช่องทางการฝาก', '/deposit'),
      ],
    },
    en: {
      title: 'What are the deposit limits?',
      blocks: [
        say(
          'Each channel has its own minimum and maximum. They are shown below the channel name and apply to your account.',
        ),
        say('Your channels accept {depositMin} baht to {depositMax} baht per deposit.'),
        list(
          'Enter whole baht only: 500, not 500.50.',
          'To deposit more than the maximum, make several deposits or choose a channel with a higher limit.',
          'You can deposit any number of times a day, unless you have set your own deposit limit.',
        ),
        note(
          'Transfer exactly the amount you entered. Other amounts cannot be matched automatically and must be checked by an admin.',
        ),
        link('See deposit channels', '/deposit'),
      ],
    },
  },
  {
    id: 'deposit-missing',
    topic,
    th: {
      title: 'โอนเงินแล้วแต่ยอดยังไม่เข้า ต้องทำอย่างไร',
      blocks: [
        say(
          'ส่วนใหญ่เงินเข้าภายใน 5 นาที ช่วงที่ธนาคารปิดปรับปรุงอาจใช้เวลานานกว่านั้น เงินที่โอนออกจากบัญชีแล้วไม่หายไปไหน',
        ),
        steps(
          'เปิดหน้าประวัติ ถ้ารายการขึ้นว่ากำลังดำเนินการ แสดงว่าระบบเห็นรายการแล้ว กรุณารออีกสักครู่',
          'เปิดแอปธนาคาร ตรวจว่าการโอนสำเร็จ และชื่อผู้รับกับยอดเงินตรงกับที่แสดงตอนขอฝาก',
          'ถ้าเกิน 10 นาทีแล้วยังไม่เข้า ให้ส่งสลิปเต็มใบกับชื่อผู้ใช้ของคุณให้แอดมินทางแชทสด',
        ),
        say('แอดมินตรวจจากเวลา ยอดเงิน และเลขอ้างอิงในสลิป เมื่อพบรายการแล้วจะเติมเข้ากระเป๋าให้ทันที'),
        note('อย่าโอนซ้ำเพื่อทดลอง และอย่าใช้ QR เดิม เพราะจะทำให้มีสองรายการที่ต้องตรวจ'),
        link('ดูประวัติฝาก-ถอน', '/history'),
      ],
    },
    en: {
      title: 'My transfer has not arrived. What should I do?',
      blocks: [
        say(
          'Most deposits arrive within 5 minutes. Bank maintenance can delay them. Money that has left your account is not lost.',
        ),
        steps(
          'Open your history. If the entry is in progress, we have received it. Please wait a little longer.',
          'Check in your bank app that the transfer succeeded and that the recipient and amount match.',
          'After 10 minutes, send the full slip and your username to an admin in live chat.',
        ),
        say(
          'The admin finds the transfer by time, amount and reference, and credits it immediately.',
        ),
        note(
          'Do not transfer again, and do not reuse the same QR code. There would be two transfers to check.',
        ),
        link('See deposit and withdrawal history', '/history'),
      ],
    },
  },
  {
    id: 'deposit-usdt',
    topic,
    th: {
      title: 'ฝากด้วย USDT ต้องรู้อะไรบ้าง',
      blocks: [
        say(
          'แท็บ USDT แสดงเมื่อบัญชีของคุณเปิดใช้ช่องทางนี้ อัตราแลกเปลี่ยนแสดงที่ช่องทาง ระบบใช้อัตรา ณ เวลาที่เหรียญเข้า',
        ),
        steps(
          'เลือกช่องทาง USDT แล้วดูชื่อเครือข่ายให้แน่ใจ',
          'คัดลอกที่อยู่กระเป๋าด้วยปุ่มคัดลอก ไม่พิมพ์เอง',
          'โอนจากกระเป๋าหรือกระดานซื้อขายของคุณ โดยเลือกเครือข่ายเดียวกัน',
          'รอให้เครือข่ายยืนยัน เงินบาทจะเข้ากระเป๋าหลังจากนั้น',
        ),
        note('ถ้าเลือกเครือข่ายผิด เหรียญอาจสูญหายและไม่มีใครเรียกคืนได้ ครั้งแรกลองโอนจำนวนน้อยก่อน'),
        say(
          'มีภาพประกอบทีละขั้นตอนในหน้าฝาก USDT ค่าธรรมเนียมของเครือข่ายเป็นไปตามกระเป๋าที่คุณโอนออก ถ้าไม่เห็นแท็บนี้ ให้สอบถามแอดมินทางแชทสด',
        ),
        link('ไปหน้าฝากเงิน', '/deposit?tab=deposit-usdt-tab'),
      ],
    },
    en: {
      title: 'What should I know about USDT deposits?',
      blocks: [
        say(
          'The USDT tab appears when the channel is open for your account. The exchange rate is shown on the channel. We use the rate at the time your coins arrive.',
        ),
        steps(
          'Choose the USDT channel and check its network.',
          'Copy the wallet address with the copy button. Do not type it.',
          'Send from your wallet or exchange, using the same network.',
          'Wait for the network to confirm. Your wallet is then credited in baht.',
        ),
        note(
          'Coins sent over the wrong network can be lost and cannot be recovered. Send a small amount the first time.',
        ),
        say(
          'The deposit page has a step-by-step guide with pictures. The network fee depends on the wallet you send from. If you do not see the tab, ask an admin in live chat.',
        ),
        link('Go to deposit', '/deposit?tab=deposit-usdt-tab'),
      ],
    },
  },
  {
    id: 'deposit-transfer',
    topic,
    th: {
      title: 'โอนเข้าบัญชีธนาคารโดยตรง ต้องระวังอะไร',
      blocks: [
        say(
          'ช่องทางโอนผ่านธนาคารแสดงเลขที่บัญชีและชื่อบัญชีที่ใช้รับเงินในขณะนั้น บัญชีเหล่านี้เปลี่ยนได้ จึงควรเปิดดูในเว็บก่อนโอนทุกครั้ง',
        ),
        steps(
          'เลือกช่องทางโอนผ่านธนาคาร แล้วคัดลอกเลขที่บัญชีที่แสดง',
          'โอนจากบัญชีที่เป็นชื่อของคุณเอง ชื่อเดียวกับที่ลงทะเบียนไว้',
          'กลับมาแจ้งการโอน ใส่จำนวนเงินและเวลาตามสลิป',
          'รอการตรวจสอบ ดูสถานะได้ในหน้าประวัติ',
        ),
        note(
          'อย่าบันทึกเลขที่บัญชีเก่าไว้ในรายการโปรดของแอปธนาคาร เมื่อมีการเปลี่ยนบัญชี เราจะแจ้งด้วยหน้าต่าง “แจ้งเปลี่ยนแปลงบัญชีฝาก”',
        ),
        say('เงินที่โอนจากบัญชีของคนอื่นจะไม่ถูกเติมให้จนกว่าแอดมินจะตรวจสอบเจ้าของบัญชี'),
        link('ไปหน้าฝากเงิน', '/deposit'),
      ],
    },
    en: {
      title: 'What should I check before a bank transfer?',
      blocks: [
        say(
          'The bank transfer channel shows the account that currently accepts deposits. Accounts can change, so check here before every transfer.',
        ),
        steps(
          'Choose bank transfer and copy the account number shown.',
          'Transfer from an account in your own name, as registered.',
          'Come back and report the transfer with the amount and time on the slip.',
          'Wait for the check. You can follow its status in your history.',
        ),
        note(
          'Do not save old account numbers in your bank app. When an account changes, we show a notice on the site.',
        ),
        say(
          'Money sent from another person’s account is not credited until an admin has checked the account owner.',
        ),
        link('Go to deposit', '/deposit'),
      ],
    },
  },
];
