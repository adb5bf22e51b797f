import { type Article, link, list, note, say, steps } from '../article.ts';

const topic = 'responsible';

/** Responsible gambling. */
export const responsibleArticles: readonly Article[] = [
  {
    id: 'responsible-limits',
    topic,
    th: {
      title: 'ตั้งจำกัดยอดฝากของตัวเองได้ไหม',
      blocks: [
        say(
          'ได้ คุณกำหนดยอดฝากสูงสุดต่อวัน ต่อสัปดาห์ หรือต่อเดือนได้ เมื่อครบแล้วระบบจะไม่รับฝากเพิ่มจนกว่าจะขึ้นรอบใหม่',
        ),
        steps(
          'คิดก่อนว่าในหนึ่งเดือนเสียเงินได้เท่าไรโดยไม่กระทบค่าใช้จ่ายอื่น',
          'เปิดหน้าเล่นอย่างรับผิดชอบ แล้วตั้งวงเงินที่ต้องการ',
          'ตรวจยอดฝากสุทธิของตัวเองในหน้าประวัติเป็นระยะ',
        ),
        list('การลดวงเงินมีผลทันที', 'การเพิ่มวงเงินมีผลหลังจาก 24 ชั่วโมง เพื่อให้มีเวลาคิดทบทวน'),
        note(
          'ใช้เฉพาะเงินที่พร้อมจะเสีย อย่ายืมเงินมาเล่น และอย่าฝากเพิ่มเพื่อเอาคืนสิ่งที่เสียไป เกมคือค่าความบันเทิง ไม่ใช่ช่องทางหารายได้',
        ),
        link('ตั้งวงเงินฝาก', '/limits'),
        link('ดูประวัติฝาก-ถอน', '/history'),
      ],
    },
    en: {
      title: 'Can I set a deposit limit for myself?',
      blocks: [
        say(
          'Yes. You can name the most that you want to deposit in a day, a week or a month. When it is reached, no further deposit is taken until the next one begins.',
        ),
        steps(
          'Think first how much you can lose in a month without missing it elsewhere.',
          'Open “Responsible play” and set the limit that you want.',
          'Look at your net deposits in the history from time to time.',
        ),
        list(
          'A lower limit holds at once.',
          'A higher limit holds after 24 hours, which leaves time to think again.',
        ),
        note(
          'Play only with money that you can lose, never with borrowed money, and never deposit to win back what is gone. Games are entertainment that costs money; they are no income.',
        ),
        link('Set a deposit limit', '/limits'),
        link('Open the history', '/history'),
      ],
    },
  },
  {
    id: 'responsible-break',
    topic,
    th: {
      title: 'อยากพักหรือหยุดเล่น ทำได้อย่างไร',
      blocks: [
        say('ถ้ารู้สึกว่าเล่นนานหรือบ่อยเกินไป การหยุดพักเป็นทางเลือกที่ดี มีให้เลือกสองแบบ'),
        list(
          'พักการเล่น: ปิดการฝากและการเล่นไว้ตามเวลาที่เลือก เช่น 1 วัน 7 วัน หรือ 30 วัน แล้วเปิดเองเมื่อครบ',
          'ระงับการเล่น: ปิดบัญชีอย่างน้อย 6 เดือน ระหว่างนั้นเปิดก่อนกำหนดไม่ได้ แม้จะขอเอง',
        ),
        steps(
          'ถอนเงินคงเหลือออกก่อน หรือแจ้งให้แอดมินโอนให้',
          'เปิดหน้าเล่นอย่างรับผิดชอบ แล้วเลือกว่าจะพักแบบใด นานเท่าไร',
          'ยืนยัน ระบบจะออกจากระบบทุกเครื่อง และจะไม่ส่งโปรโมชั่นให้คุณในช่วงนั้น',
        ),
        note(
          'ระหว่างพัก เงินในกระเป๋ายังเป็นของคุณ ขอถอนกับแอดมินได้เสมอ อย่าสมัครบัญชีใหม่เพื่อเลี่ยงการพัก เพราะจะถูกปิดเช่นกัน',
        ),
        link('พักหรือระงับการเล่น', '/limits'),
      ],
    },
    en: {
      title: 'I want to take a break or stop. How?',
      blocks: [
        say(
          'If you feel that you play too long or too often, a break is a good choice. There are two kinds.',
        ),
        list(
          'Take a break: no deposits and no games for the time that you choose, for example 1, 7 or 30 days. It ends by itself.',
          'Self-exclusion: the account is closed for at least 6 months and cannot be opened sooner, not even on your own wish.',
        ),
        steps(
          'Withdraw your balance first, or ask an admin to pay it out.',
          'Open “Responsible play” and choose which kind you want and for how long.',
          'Confirm. You are logged out on every device, and receive no promotions in that time.',
        ),
        note(
          'The money in your wallet stays yours, and you can always ask an admin for it. Do not open a new account to get around a break; it will be closed too.',
        ),
        link('Take a break', '/limits'),
      ],
    },
  },
  {
    id: 'responsible-signs',
    topic,
    th: {
      title: 'รู้ได้อย่างไรว่าเล่นมากเกินไป และขอความช่วยเหลือได้ที่ไหน',
      blocks: [
        say('ลองถามตัวเองตรงๆ ถ้าตอบว่าใช่แม้ข้อเดียว ก็ควรคุยกับใครสักคน'),
        list(
          'เล่นด้วยเงินค่าเช่า ค่าอาหาร หรือเงินของคนอื่น',
          'ฝากเพิ่มเพื่อเอาคืนสิ่งที่เสียไป',
          'ปิดบังคนใกล้ตัวว่าเล่นมากแค่ไหน',
          'หงุดหงิดเมื่อไม่ได้เล่น หรือเล่นเพื่อหนีความเครียด',
          'เคยตั้งใจจะหยุดแล้วหยุดไม่ได้',
        ),
        say(
          'คุณไม่ได้อยู่คนเดียว และขอความช่วยเหลือได้โดยไม่มีใครตัดสิน โทรสายด่วนสุขภาพจิต 1323 ของกรมสุขภาพจิต ปรึกษาฟรีตลอด 24 ชั่วโมง หรือบอกแอดมินเพื่อพักการเล่นได้ทันที',
        ),
        note('ผู้ที่อายุต่ำกว่า 20 ปีเล่นไม่ได้ ถ้ามีเด็กใช้เครื่องร่วมกัน ให้ออกจากระบบทุกครั้งและไม่บันทึกรหัสผ่านไว้'),
        link('อ่านเรื่องการพักการเล่น', '/help'),
      ],
    },
    en: {
      title: 'How do I know that I play too much, and where is help?',
      blocks: [
        say(
          'Ask yourself honestly. If even one of these is true, it is worth talking to somebody.',
        ),
        list(
          'You play with money for rent or food, or with that of others.',
          'You deposit to win back what you have lost.',
          'You hide from people close to you how much you play.',
          'You are irritable without it, or play to get away from worries.',
          'You have tried to stop and could not.',
        ),
        say(
          'You are not alone, and you can ask for help without being judged. The mental health hotline 1323 of the Thai Department of Mental Health is free and open around the clock. An admin can also give you a break from playing at once.',
        ),
        note(
          'Nobody under 20 may play. If children use your device, log out each time and do not save the password.',
        ),
        link('Read about taking a break', '/help'),
      ],
    },
  },
];
