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
          'แตะขอ QR แล้วสแกนด้วยแอปธนาคาร ถ้าใช้มือถือเครื่องเดียวให้บันทึกรูป QR แล้วเปิดจากในแอป',
          'ตรวจชื่อผู้รับและยอดเงินให้ตรงกับหน้าจอ แล้วยืนยันการโอน',
        ),
        say('หน้าจอจะแจ้งว่าฝากสำเร็จเองโดยไม่ต้องกดอะไรเพิ่ม ปกติเงินเข้ากระเป๋าภายใน 5 นาที'),
        note('QR หนึ่งรูปใช้ได้ครั้งเดียวและหมดอายุตามเวลาที่แสดง ถ้าจะฝากอีกครั้งต้องขอ QR ใหม่เสมอ'),
        link('ไปหน้าฝากเงิน', '/deposit'),
      ],
    },
    en: {
      title: 'How do I deposit by scanning a QR?',
      blocks: [
        say('A QR is the fastest way. It works with every Thai bank app and needs no slip.'),
        steps(
          'Open the deposit page and choose a channel.',
          'Enter the amount in whole baht, or tap one of the amounts that stand ready.',
          'Ask for the QR and scan it with your bank app. With a single phone, save the picture and open it from inside the app.',
          'Compare the name of the receiver and the amount with what you see here, then confirm.',
        ),
        say(
          'The page says by itself that the deposit has arrived; as a rule this takes less than 5 minutes.',
        ),
        note(
          'A QR works once and runs out at the time shown. Ask for a new one for every deposit.',
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
        say(
          'แต่ละช่องทางกำหนดขั้นต่ำและสูงสุดของตัวเอง ตัวเลขแสดงอยู่ใต้ชื่อช่องทางในหน้าเลือกช่องทางการฝาก และเป็นตัวเลขที่ใช้จริงกับบัญชีของคุณ',
        ),
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
          'Each channel has a minimum and a maximum of its own. They stand below its name where you choose a channel, and they are the figures that hold for your account.',
        ),
        say('Your channels take from {depositMin} baht to {depositMax} baht at a time.'),
        list(
          'Enter whole baht only: 500, not 500.50.',
          'For more than the maximum, deposit several times or choose a channel that takes more.',
          'There is no limit on deposits a day, unless you have set a deposit limit for yourself.',
        ),
        note(
          'Transfer exactly the amount that you asked for. With any other amount the system cannot match the transfer, and an admin has to look for it.',
        ),
        link('See the channels', '/deposit'),
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
      title: 'I have transferred, but the money is not there. What now?',
      blocks: [
        say(
          'Most deposits arrive within 5 minutes; while a bank is being maintained it can take longer. Money that has left your account is not lost.',
        ),
        steps(
          'Open the history. If the entry is in progress, the system has seen it: please wait a little longer.',
          'Look into your bank app: was the transfer successful, and were receiver and amount as shown here?',
          'After more than 10 minutes, send the whole slip and your username to an admin in the live chat.',
        ),
        say('The admin finds the transfer by time, amount and reference and credits it at once.'),
        note(
          'Do not transfer again to try it out, and do not use the same QR: there would be two transfers to look for.',
        ),
        link('Open the history', '/history'),
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
          'แท็บ USDT จะใช้ได้เมื่อบัญชีของคุณเปิดช่องทางนี้ไว้ อัตราแลกเปลี่ยนเป็นบาทแสดงอยู่บนช่องทาง และระบบใช้อัตรา ณ เวลาที่เหรียญมาถึง',
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
      title: 'What do I have to know about a deposit in USDT?',
      blocks: [
        say(
          'The USDT tab can be used when this channel is open for your account. The exchange rate stands on the channel; the one that holds when your coins arrive is used.',
        ),
        steps(
          'Choose the USDT channel and make sure of its network.',
          'Copy the wallet address with the copy button; do not type it.',
          'Send from your wallet or exchange and choose the same network there.',
          'Wait for the network to confirm. The baht are in your wallet after that.',
        ),
        note(
          'On the wrong network coins can be lost, and nobody can call them back. Send a small amount the first time.',
        ),
        say(
          'The deposit page has a guide with pictures. The fee of the network depends on the wallet that you send from. If you do not see the tab, ask an admin in the live chat.',
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
      title: 'What should I watch when I transfer to a bank account?',
      blocks: [
        say(
          'The bank transfer channel shows the account that takes deposits at the moment. These accounts can change, so look here before every transfer.',
        ),
        steps(
          'Choose bank transfer and copy the account number that you see.',
          'Transfer from an account in your own name, the one that you registered with.',
          'Come back and report the transfer with the amount and the time of the slip.',
          'Wait for the check; its state stands in the history.',
        ),
        note(
          'Do not keep an old account among the favourites of your bank app. When an account changes, a notice on this site says so.',
        ),
        say(
          'Money from the account of somebody else is not credited before an admin has checked whose it is.',
        ),
        link('Go to deposit', '/deposit'),
      ],
    },
  },
];
