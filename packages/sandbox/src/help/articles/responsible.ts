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
      title: 'Can I set my own deposit limit?',
      blocks: [
        say(
          'Yes. Set the most you want to deposit per day, week or month. When you reach it, you cannot deposit more until the limit resets.',
        ),
        steps(
          'Decide how much you can afford to lose in a month.',
          'Open “Responsible play” and set your limit.',
          'Check your net deposits in your history from time to time.',
        ),
        list(
          'A lower limit applies immediately.',
          'A higher limit applies after 24 hours, so you have time to think it over.',
        ),
        note(
          'Play only with money you can afford to lose. Never borrow to play or deposit to win back losses. Games are paid entertainment, not a source of income.',
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
      title: 'How do I take a break or stop playing?',
      blocks: [
        say(
          'If you feel you play too long or too often, a break is a good choice. There are two options.',
        ),
        list(
          'Take a break: no deposits and no games for the time you choose, such as 1, 7 or 30 days. It ends automatically.',
          'Self-exclusion: your account is closed for at least 6 months and cannot be reopened early, even if you ask.',
        ),
        steps(
          'Withdraw your balance first, or ask an admin to pay it out.',
          'Open “Responsible play” and choose the option and the length.',
          'Confirm. You are logged out on all devices and receive no promotions during the break.',
        ),
        note(
          'The money in your wallet is still yours. You can ask an admin to withdraw it at any time. Do not open a new account to avoid a break. It will be closed too.',
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
      title: 'How do I know if I play too much, and where can I get help?',
      blocks: [
        say('Ask yourself honestly. If even one of these is true, talk to someone.'),
        list(
          'You play with rent or food money, or with other people’s money.',
          'You deposit to win back losses.',
          'You hide how much you play from people close to you.',
          'You are irritable when you cannot play, or play to escape stress.',
          'You have tried to stop but could not.',
        ),
        say(
          'You are not alone, and you can ask for help without being judged. Call the Department of Mental Health hotline, 1323. It is free and open 24 hours. An admin can also start a break for you immediately.',
        ),
        note(
          'No one under 20 may play. If children use your device, log out every time and do not save your password.',
        ),
        link('Read about taking a break', '/help'),
      ],
    },
  },
];
