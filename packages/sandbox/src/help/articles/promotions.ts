import { type Article, link, list, note, say, steps } from '../article.ts';

const topic = 'promotions';

/** Bonuses, tournaments, VIP. */
export const promotionArticles: readonly Article[] = [
  {
    id: 'promotions-turnover',
    topic,
    th: {
      title: 'ยอดเทิร์นคืออะไร คิดอย่างไร',
      blocks: [
        say(
          'ยอดเทิร์นคือยอดเดิมพันรวมที่ต้องเล่นให้ครบก่อนถอนเงินที่ได้จากโบนัส นับทุกรอบไม่ว่าชนะหรือแพ้ จำนวนเท่าของแต่ละโปรโมชั่นเขียนไว้ในเงื่อนไขก่อนกดรับเสมอ',
        ),
        list(
          'ตัวอย่าง: รับโบนัส 100 บาท ยอดเทิร์น 5 เท่า ต้องมียอดเดิมพันรวม 500 บาท',
          'เดิมพันรอบละ 10 บาท 50 รอบ นับเป็น 500 บาท แม้จะแพ้บางรอบและชนะบางรอบ',
          'บางโปรโมชั่นนับเฉพาะเกมบางประเภท ดูได้ในเงื่อนไข',
          'โหมดทดลองเล่นไม่นับ',
        ),
        say('หน้าโบนัสแสดงว่าทำไปแล้วเท่าไรและเหลืออีกเท่าไร เงินที่คุณฝากเองยังเป็นของคุณและถอนได้ตามปกติ'),
        note('ถ้าไม่อยากมีเงื่อนไข ฝากโดยไม่รับโบนัสได้ทุกครั้ง'),
        link('ดูโบนัสของฉัน', '/bonus'),
      ],
    },
    en: {
      title: 'What is turnover, and how is it counted?',
      blocks: [
        say(
          'Turnover is the sum of bets that you have to make before bonus money can be withdrawn. Every round counts, won or lost. How many times the bonus it takes stands in the terms before you accept.',
        ),
        list(
          'Example: a bonus of 100 baht with a turnover of 5 times asks for 500 baht of bets.',
          'Fifty rounds of 10 baht are 500 baht, however many of them win.',
          'Some promotions count certain games only; their terms say which.',
          'Demo rounds do not count.',
        ),
        say(
          'The bonus page shows how much is done and how much is left. The money that you have paid in stays yours and can be withdrawn as usual.',
        ),
        note('If you want no conditions, deposit without a bonus: you always can.'),
        link('See my bonuses', '/bonus'),
      ],
    },
  },
  {
    id: 'promotions-deadline',
    topic,
    th: {
      title: 'โปรโมชั่นที่มีเวลานับถอยหลังทำงานอย่างไร',
      blocks: [
        say(
          'บางโปรโมชั่นให้เครดิตเมื่อสมัครหรือฝากภายในเวลาที่กำหนด กล่องโปรโมชั่นแสดงเวลาที่เหลือจริงตามที่ระบบบันทึกไว้ รีเฟรชหน้าเว็บหรือเปิดเครื่องอื่นก็ไม่เริ่มนับใหม่',
        ),
        steps(
          'อ่านเงื่อนไขในกล่องโปรโมชั่น ดูยอดฝากที่ต้องทำและเครดิตที่จะได้รับ',
          'ฝากผ่านหน้าฝากเงินให้สำเร็จก่อนเวลาหมด',
          'เมื่อระบบตรวจพบ จะแจ้งเครดิตที่ได้รับบนหน้าจอ',
        ),
        list(
          'ย่อกล่องได้ด้วยปุ่มลบ เวลาที่เหลือยังแสดงอยู่',
          'ถ้าเวลาหมดก่อน โปรโมชั่นจะปิดเอง เงินที่ฝากหลังจากนั้นเข้ากระเป๋าตามปกติแต่ไม่ได้เครดิตเพิ่ม',
        ),
        note('ไม่ต้องรีบเพราะเวลา ฝากเฉพาะเงินที่ตั้งใจไว้ โปรโมชั่นใหม่มีมาเรื่อยๆ'),
        link('ดูโปรโมชั่น', '/promotion'),
      ],
    },
    en: {
      title: 'How do promotions with a countdown work?',
      blocks: [
        say(
          'Some promotions give credit when you join or deposit in time. The box shows the time that is really left, as the system keeps it; reloading the page or changing the device does not begin it anew.',
        ),
        steps(
          'Read the terms in the box: which deposit it asks for, and which credit it gives.',
          'Deposit on the deposit page before the time is over.',
          'When the deposit is seen, the page tells you which credit you have received.',
        ),
        list(
          'The minus makes the box small; it still shows the time.',
          'Once the time is over the promotion closes. Later deposits reach your wallet as usual, without the credit.',
        ),
        note(
          'Do not let a clock hurry you: deposit only what you meant to. New promotions keep coming.',
        ),
        link('See promotions', '/promotion'),
      ],
    },
  },
  {
    id: 'promotions-tournament',
    topic,
    th: {
      title: 'ทัวร์นาเมนต์นับแต้มและจ่ายรางวัลอย่างไร',
      blocks: [
        say(
          'เล่นเกมที่กำหนดในช่วงเวลาแข่ง ระบบนับแต้มให้เองโดยไม่ต้องลงทะเบียน หน้าทัวร์นาเมนต์แสดงรายการที่กำลังแข่ง เร็วๆ นี้ และจบแล้ว พร้อมอันดับของคุณ',
        ),
        list(
          'แต้มมาจากยอดเดิมพันตามอัตราที่เขียนไว้ในแต่ละรายการ ไม่ขึ้นกับว่ารอบนั้นชนะหรือแพ้',
          'นับเฉพาะรอบที่เล่นด้วยเงินจริงระหว่างเวลาเริ่มถึงเวลาจบ',
          'ตารางคะแนนซ่อนชื่อผู้ใช้ส่วนใหญ่ไว้ เพื่อความเป็นส่วนตัวของทุกคน',
          'เมื่อจบการแข่งขัน เงินรางวัลเข้ากระเป๋าของผู้ที่ได้อันดับทันที และถอนได้โดยไม่มียอดเทิร์น',
        ),
        note('แต้มไม่ใช่เหตุผลที่ควรเดิมพันมากกว่าที่ตั้งใจ รางวัลอาจไม่คุ้มกับยอดที่เล่นเพิ่มเพื่อไล่อันดับ'),
        link('ดูทัวร์นาเมนต์', '/tournament'),
      ],
    },
    en: {
      title: 'How do tournaments count points and pay prizes?',
      blocks: [
        say(
          'Play one of the games that count while the tournament runs. Points are counted by themselves; there is nothing to sign up for. The page shows what is running, what comes and what has ended, and your own rank.',
        ),
        list(
          'Points come from the amount bet, at the rate that each tournament names, whether a round wins or not.',
          'Only rounds with real money between start and end count.',
          'Most of each username is hidden in the table, for the privacy of all.',
          'At the end the prizes are paid to the wallets at once and can be withdrawn without turnover.',
        ),
        note(
          'Points are no reason to bet more than you meant to: a prize may be less than what chasing a rank costs.',
        ),
        link('See tournaments', '/tournament'),
      ],
    },
  },
  {
    id: 'promotions-vip',
    topic,
    th: {
      title: 'ระดับ VIP ได้มาอย่างไร และรักษาไว้อย่างไร',
      blocks: [
        say(
          'ระดับ VIP คิดจากยอดเดิมพันและยอดฝากของคุณใน 30 วันล่าสุด ต้องถึงเกณฑ์ทั้งสองอย่าง ระบบเลื่อนระดับให้ทันทีที่ถึง ไม่ต้องสมัคร',
        ),
        list(
          'หน้า VIP แสดงระดับปัจจุบัน ยอดใน 30 วัน และส่วนที่เหลือถึงระดับถัดไป',
          'ระดับที่สูงขึ้นได้สิทธิ์ของระดับที่ต่ำกว่าทั้งหมด',
          'เมื่อยอดเก่าพ้น 30 วัน ระดับอาจลดลงเอง และเลื่อนกลับได้เมื่อยอดถึงเกณฑ์อีกครั้ง',
          'รอบทดลองเล่นและเงินโบนัสที่ได้รับไม่นับเป็นยอดฝาก',
        ),
        say(
          'สิทธิ์ของแต่ละระดับเป็นบริการจากทีมดูแลสมาชิก เช่น คิวแชทก่อนและแอดมินประจำตัว ถ้าสิทธิ์ยังไม่มา ให้ทักแอดมินได้เลย',
        ),
        note('ไม่จำเป็นต้องเล่นเพิ่มเพื่อรักษาระดับ เล่นเท่าที่สบายใจ'),
        link('ดูระดับ VIP ของฉัน', '/vip'),
      ],
    },
    en: {
      title: 'How do I reach a VIP level, and keep it?',
      blocks: [
        say(
          'Your level follows from your bets and your deposits of the last 30 days; both have to reach what the level asks for. It rises as soon as they do, without an application.',
        ),
        list(
          'The VIP page shows your level, your figures of 30 days and what is missing to the next level.',
          'Each level has everything that the ones below it have.',
          'When old figures pass out of the 30 days, the level may fall by itself, and rise again later.',
          'Demo rounds do not count, and a bonus is no deposit.',
        ),
        say(
          'What comes with a level are services of our people, such as a shorter queue or an admin of your own. If one of them is missing, just write to us.',
        ),
        note('There is no need to play more to keep a level: play what feels right.'),
        link('See my VIP level', '/vip'),
      ],
    },
  },
];
