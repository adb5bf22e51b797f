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
          'สมาชิกทุกคนมีลิงก์แนะนำเพื่อนของตัวเอง เมื่อเพื่อนสมัครผ่านลิงก์นั้น คุณจะได้รายได้เป็นเปอร์เซ็นต์จากยอดเดิมพันของเพื่อน โดยเพื่อนไม่เสียค่าใช้จ่ายเพิ่ม',
        ),
        steps(
          'เปิดหน้าแนะนำเพื่อน แล้วคัดลอกหรือแชร์ลิงก์ของคุณ',
          'เพื่อนเปิดลิงก์แล้วสมัครให้เสร็จ ชื่อของเขาจะขึ้นในรายชื่อสมาชิก',
          'เมื่อเพื่อนเล่น รายได้ของวันนั้นจะเข้าในวันถัดไป เวลา 11:00 น.',
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
          'Every member has an affiliate link. When a friend signs up with yours, you earn a percentage of what they bet. It costs your friend nothing.',
        ),
        steps(
          'Open the affiliate page and copy or share your link.',
          'Your friend opens the link and signs up. They then appear in your member list.',
          'When your friend plays, that day’s commission is added to your income the next day at 11:00.',
        ),
        list(
          'Rates depend on the game type. See them on the affiliate page.',
          'Income is based on the amount bet, not on what your friend loses.',
        ),
        note(
          'Refer only people aged 20 or over who are interested. You cannot sign up through your own link.',
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
          'On days 1 to 5 of every month, once a day, Thailand time. On other days your income keeps adding up and never expires.',
        ),
        steps(
          'Open the affiliate page on one of those days.',
          'Enter an amount up to your income balance.',
          'Confirm. The money moves to your wallet immediately.',
          'From your wallet, withdraw it to your bank account or use it to play.',
        ),
        say('The minimum is {affiliateMin} baht per withdrawal.'),
        list(
          'If you have withdrawn today, wait for the next day within days 1 to 5.',
          'The affiliate page shows when you can withdraw next.',
          'Every transaction is in your income history, with the balance after it.',
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
          'รายได้วันนี้ คือรายได้ที่เข้าเมื่อ 11:00 น. ของวันนี้ ซึ่งมาจากการเล่นของเมื่อวาน',
          'รายงานรายวันเรียงตามวันที่เพื่อนเล่นจริง จึงช้ากว่าวันที่เงินเข้าหนึ่งวัน',
          'แตะที่วันในรายงานเพื่อดูว่าเพื่อนแต่ละคนมียอดเท่าไร ชื่อผู้ใช้ถูกซ่อนไว้บางส่วน',
          'เพื่อนที่เพิ่งสมัครขึ้นในรายชื่อทันที แต่ตัวเลขของเขาจะมาในการอัปเดตครั้งถัดไป',
        ),
        say('ผลรวมของรายงานแต่ละวันเท่ากับรายได้ในประวัติเสมอ ถ้าคิดว่าตัวเลขไม่ตรง ให้แจ้งวันที่กับแอดมิน'),
        link('ดูรายงานรายวัน', '/affiliate/reportDaily'),
      ],
    },
    en: {
      title: 'When are affiliate figures updated?',
      blocks: [
        say(
          'Once a day at 11:00, with all your friends’ play from the day before. The page shows the last and the next update.',
        ),
        list(
          'Today’s income is the commission credited at 11:00 today, from yesterday’s play.',
          'The daily report is by day of play, one day before the money arrives.',
          'Tap a day to see the figures for each friend. Usernames are partly hidden.',
          'New friends appear in the list immediately. Their figures follow at the next update.',
        ),
        say(
          'The daily figures always add up to the commission in your history. If a figure looks wrong, tell an admin the date.',
        ),
        link('See the daily report', '/affiliate/reportDaily'),
      ],
    },
  },
];
