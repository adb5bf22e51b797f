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
          'Turnover is the total you must bet before you can withdraw bonus money. Every round counts, won or lost. The multiple is shown in the terms before you claim.',
        ),
        list(
          'Example: a 100 baht bonus with 5× turnover needs 500 baht of bets.',
          '50 rounds of 10 baht count as 500 baht, won or lost.',
          'Some promotions count certain games only. See their terms.',
          'Demo rounds do not count.',
        ),
        say(
          'The bonus page shows how much you have completed and how much is left. The money you deposited is still yours and can be withdrawn as usual.',
        ),
        note('Prefer no conditions? You can always deposit without a bonus.'),
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
          'Some promotions give credit when you sign up or deposit in time. The promotion box shows the actual time left. Reloading or switching devices does not restart the countdown.',
        ),
        steps(
          'Read the terms in the promotion box: the deposit required and the credit you get.',
          'Complete your deposit before time runs out.',
          'Once your deposit is confirmed, the page shows the credit you received.',
        ),
        list(
          'Tap the minus button to collapse the box. It still shows the time left.',
          'When time runs out, the promotion closes. Later deposits are credited as usual, without the promotion credit.',
        ),
        note(
          'Do not let the countdown rush you. Deposit only what you planned. New promotions come regularly.',
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
          'Play an eligible game while the tournament is active. Points count automatically, with no registration. The page shows active, upcoming and ended tournaments, and your rank.',
        ),
        list(
          'Points are based on the amount bet, at the rate shown in each tournament, win or lose.',
          'Only real-money rounds between the start and the end count.',
          'Usernames on the leaderboard are partly hidden for privacy.',
          'Prizes are paid to wallets immediately at the end and can be withdrawn without turnover.',
        ),
        note(
          'Do not bet more than you planned for points. A prize may be worth less than the cost of chasing a rank.',
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
      title: 'How do I reach and keep a VIP level?',
      blocks: [
        say(
          'Your level depends on your bets and deposits in the last 30 days. Both must reach the requirement. You move up immediately when they do. No need to apply.',
        ),
        list(
          'The VIP page shows your level, your 30-day figures and what you need for the next level.',
          'Each level includes all benefits of the levels below.',
          'As older amounts pass 30 days, your level may drop. It rises again when you reach the requirement.',
          'Demo rounds do not count, and bonuses do not count as deposits.',
        ),
        say(
          'Benefits are provided by our member care team, such as priority chat or a personal admin. If a benefit is missing, contact admin.',
        ),
        note('You do not need to play more to keep a level. Play at your own pace.'),
        link('See my VIP level', '/vip'),
      ],
    },
  },
];
