import { type Article, link, list, note, say, steps } from '../article.ts';

const topic = 'affiliate';

/** Referring friends. */
export const affiliateArticles: readonly Article[] = [
  {
    id: 'affiliate-how',
    topic,
    th: {
      title: 'แนะนำเพื่อนแล้วได้รายได้อย่างไร',
      blocks: [
        say(
          'สมาชิกทุกคนมีลิงก์แนะนำเพื่อนของตัวเอง เมื่อมีคนสมัครผ่านลิงก์นั้น คุณจะได้ค่าแนะนำเป็นเปอร์เซ็นต์จากยอดเดิมพันของเขา โดยเพื่อนไม่เสียอะไรเพิ่ม',
        ),
        steps(
          'เปิดหน้าแนะนำเพื่อน แล้วคัดลอกหรือแชร์ลิงก์ของคุณ',
          'เพื่อนเปิดลิงก์แล้วสมัครให้เสร็จ ชื่อของเขาจะขึ้นในรายชื่อสมาชิก',
          'เมื่อเพื่อนเล่น ค่าแนะนำของวันนั้นจะเข้าบัญชีรายได้ของคุณในวันถัดไป เวลา 11:00 น.',
        ),
        list('อัตราต่างกันตามประเภทของเกม ดูได้ในหน้าแนะนำเพื่อน', 'คิดจากยอดเดิมพัน ไม่ได้คิดจากยอดที่เพื่อนเสีย'),
        note('แนะนำเฉพาะคนที่อายุครบ 20 ปีและสนใจจริง และห้ามสมัครให้ตัวเองผ่านลิงก์ของตัวเอง'),
        link('ไปหน้าแนะนำเพื่อน', '/affiliate'),
      ],
    },
    en: {
      title: 'How do I earn by referring friends?',
      blocks: [
        say(
          'Every member has a link. When somebody signs up through yours, you receive a percentage of what they bet; it costs your friend nothing.',
        ),
        steps(
          'Open the affiliate page and copy or share your link.',
          'Your friend opens it and signs up; the name then stands in your member list.',
          'When your friend plays, the commission of that day reaches your income on the next day at 11:00.',
        ),
        list(
          'The rate depends on the type of game; the affiliate page shows it.',
          'It is counted on the amount bet, not on what your friend loses.',
        ),
        note(
          'Refer only people who are at least 20 years old and truly interested. Nobody may join through a link of their own.',
        ),
        link('Go to affiliate', '/affiliate'),
      ],
    },
  },
  {
    id: 'affiliate-withdraw',
    topic,
    th: {
      title: 'ถอนรายได้แนะนำเพื่อนได้เมื่อไร',
      blocks: [
        say(
          'รายได้ถอนได้ในวันที่ 1 ถึง 5 ของทุกเดือน วันละ 1 ครั้ง ตามเวลาประเทศไทย นอกช่วงนี้รายได้ยังสะสมต่อไปตามปกติ ไม่หมดอายุ',
        ),
        steps(
          'เปิดหน้าแนะนำเพื่อนในช่วงวันที่เปิดให้ถอน',
          'ใส่จำนวนเงินที่ต้องการ ไม่เกินรายได้คงเหลือ',
          'ยืนยัน เงินจะย้ายเข้ากระเป๋าเงินของคุณทันที',
          'จากกระเป๋าเงิน ถอนเข้าบัญชีธนาคารหรือใช้เล่นต่อได้ตามปกติ',
        ),
        say('ถอนรายได้ขั้นต่ำครั้งละ {affiliateMin} บาท'),
        list(
          'ถ้าวันนี้ถอนไปแล้ว ให้รอวันถัดไปที่ยังอยู่ในช่วงวันที่ 1 ถึง 5',
          'หน้าแนะนำเพื่อนบอกวันและเวลาที่ถอนครั้งถัดไปได้',
          'ทุกรายการอยู่ในประวัติของหน้าแนะนำเพื่อน พร้อมยอดคงเหลือหลังรายการ',
        ),
        link('ดูประวัติรายได้', '/affiliate/history'),
      ],
    },
    en: {
      title: 'When can I withdraw my affiliate income?',
      blocks: [
        say(
          'On days 1 to 5 of every month, once a day, by Thai time. On other days it goes on adding up and never runs out.',
        ),
        steps(
          'Open the affiliate page on one of those days.',
          'Enter an amount that is not more than your income.',
          'Confirm; the money moves to your wallet at once.',
          'From the wallet, withdraw it to your bank account or play with it, like any other money.',
        ),
        say('The least of one withdrawal is {affiliateMin} baht.'),
        list(
          'If you have withdrawn today, wait for the next day that still lies between 1 and 5.',
          'The affiliate page tells when the next withdrawal is possible.',
          'Every movement stands in the affiliate history, with the balance after it.',
        ),
        link('See the income history', '/affiliate/history'),
      ],
    },
  },
  {
    id: 'affiliate-figures',
    topic,
    th: {
      title: 'ตัวเลขในหน้าแนะนำเพื่อนอัปเดตเมื่อไร',
      blocks: [
        say(
          'ตัวเลขอัปเดตวันละครั้ง เวลา 11:00 น. โดยสรุปการเล่นของเพื่อนทุกคนตลอดวันก่อนหน้า เวลาที่อัปเดตล่าสุดและครั้งถัดไปแสดงไว้ในหน้าเดียวกัน',
        ),
        list(
          'รายได้วันนี้ คือค่าแนะนำที่เข้าเมื่อ 11:00 น. ของวันนี้ ซึ่งมาจากการเล่นของเมื่อวาน',
          'รายงานรายวันเรียงตามวันที่เพื่อนเล่นจริง จึงช้ากว่าวันที่เงินเข้าหนึ่งวัน',
          'แตะที่วันในรายงานเพื่อดูว่าเพื่อนแต่ละคนมียอดเท่าไร ชื่อผู้ใช้ถูกซ่อนไว้บางส่วน',
          'เพื่อนที่เพิ่งสมัครขึ้นในรายชื่อทันที แต่ตัวเลขของเขาจะมาในการอัปเดตครั้งถัดไป',
        ),
        say('ผลรวมของรายงานแต่ละวันเท่ากับยอดค่าแนะนำในประวัติเสมอ ถ้าคิดว่าตัวเลขไม่ตรง ให้แจ้งวันที่กับแอดมิน'),
        link('ดูรายงานรายวัน', '/affiliate/reportDaily'),
      ],
    },
    en: {
      title: 'When do the affiliate figures change?',
      blocks: [
        say(
          'Once a day at 11:00, when all play of your friends on the day before is added up. The page shows when that was done and when it comes next.',
        ),
        list(
          'Income of today is the commission that arrived at 11:00 today; your friends played for it yesterday.',
          'The daily report goes by the day of play, one day before the money arrives.',
          'Tap a day of the report to see the figures of each friend; most of each username is hidden.',
          'A friend who has just joined is in the list at once, with figures from the next update on.',
        ),
        say(
          'The days of the report always add up to the commission in the history. If a figure looks wrong, tell an admin the date.',
        ),
        link('See the daily report', '/affiliate/reportDaily'),
      ],
    },
  },
];
