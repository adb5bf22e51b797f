import { type Article, link, list, note, say, steps } from '../article.ts';

const topic = 'games';

/** Playing, play money, and technical problems. */
export const gameArticles: readonly Article[] = [
  {
    id: 'games-demo',
    topic,
    th: {
      title: 'ทดลองเล่นฟรีได้อย่างไร',
      blocks: [
        say(
          'เกมที่มีปุ่มทดลองเล่นเปิดเล่นได้ฟรีโดยไม่ต้องฝากเงิน และไม่ต้องเข้าสู่ระบบ เกมทำงานเหมือนของจริงทุกอย่าง แต่ใช้เงินสมมติ',
        ),
        steps(
          'เปิดเมนูทดลองเล่น หรือแตะปุ่มทดลองเล่นบนการ์ดของเกม',
          'เลือกจำนวนเดิมพัน แล้วเริ่มรอบแรก',
          'เมื่อเงินสมมติหมด ให้เปิดเกมใหม่อีกครั้ง',
        ),
        list(
          'เงินที่ชนะในโหมดทดลองเล่นถอนไม่ได้ และไม่นับเป็นยอดเทิร์น',
          'รอบทดลองเล่นไม่ได้แต้มทัวร์นาเมนต์ และไม่นับระดับ VIP',
        ),
        note(
          'ผลของแต่ละรอบเป็นการสุ่ม การทดลองเล่นแล้วชนะไม่ได้แปลว่าเล่นจริงแล้วจะชนะ ใช้เพื่อเรียนรู้กติกาและดูว่าชอบเกมนั้นหรือไม่',
        ),
        link('ไปหน้าทดลองเล่น', '/demo'),
      ],
    },
    en: {
      title: 'How can I try games for free?',
      blocks: [
        say(
          'Games with a “Try demo” button can be played for nothing, without a deposit and without logging in. They work exactly as with real money, but the money is made up.',
        ),
        steps(
          'Open the demo menu, or tap “Try demo” on the card of a game.',
          'Choose a bet and begin the first round.',
          'When the play money is gone, open the game again.',
        ),
        list(
          'What you win there cannot be withdrawn and is no turnover.',
          'Demo rounds bring no tournament points and do not count for VIP.',
        ),
        note(
          'Every round is drawn by chance: winning in the demo does not mean winning later. Use it to learn the rules and to see whether you like the game.',
        ),
        link('Go to the demo', '/demo'),
      ],
    },
  },
  {
    id: 'games-interrupted',
    topic,
    th: {
      title: 'เกมค้างหรือเน็ตหลุดกลางรอบ เงินหายไหม',
      blocks: [
        say(
          'ไม่หาย ผลของรอบถูกตัดสินและบันทึกที่ระบบตั้งแต่กดเริ่ม ไม่ได้อยู่ในเครื่องของคุณ ถ้ารอบนั้นชนะ เงินรางวัลจะเข้ากระเป๋าแม้หน้าจอจะดับไปแล้ว',
        ),
        steps(
          'ปิดเกม แล้วตรวจยอดเงินคงเหลือที่ด้านบนของเว็บ',
          'เปิดเกมเดิมอีกครั้ง บางเกมจะเล่นภาพของรอบที่ค้างให้ดูต่อ',
          'ถ้ายอดไม่ตรงกับที่ควรเป็น ให้จดชื่อเกมและเวลา แล้วแจ้งแอดมิน',
        ),
        list(
          'ถ้ารอบยังไม่ถึงระบบก่อนเน็ตหลุด จะไม่มีการหักเงินเดิมพัน',
          'การกดปุ่มซ้ำตอนเน็ตช้าไม่ทำให้เดิมพันซ้ำในรอบเดียวกัน',
        ),
        note('เล่นบนสัญญาณที่เสถียร และปิดหน้าต่างเกมอื่นก่อนเปิดเกมใหม่'),
      ],
    },
    en: {
      title: 'The game froze in the middle of a round. Is my money lost?',
      blocks: [
        say(
          'No. The outcome of a round is decided and written down on our side when you press the button, not on your device. If the round wins, the money is in your wallet even with your screen dark.',
        ),
        steps(
          'Close the game and look at the balance at the top of the site.',
          'Open the same game again; some games show the rest of the round that was cut off.',
          'If the balance is not what it should be, note the game and the time and tell an admin.',
        ),
        list(
          'When the round did not reach us before the line broke, no bet is taken.',
          'Pressing again on a slow line does not bet twice in the same round.',
        ),
        note('Play on a steady connection, and close other games before you open a new one.'),
      ],
    },
  },
  {
    id: 'games-figures',
    topic,
    th: {
      title: 'RTP ความผันผวน และตัวเลขอื่นของเกมหมายถึงอะไร',
      blocks: [
        say('ตัวเลขเหล่านี้ช่วยให้เลือกเกมที่เหมาะกับตัวเอง แต่ไม่ได้บอกว่ารอบถัดไปจะออกอะไร'),
        list(
          'RTP คือสัดส่วนของเงินเดิมพันที่เกมจ่ายคืนในระยะยาว RTP 96% หมายถึงจ่ายคืน 96 บาทจากทุก 100 บาท เมื่อเฉลี่ยจากการเล่นจำนวนมหาศาล',
          'ความผันผวนต่ำจ่ายบ่อยแต่ครั้งละน้อย ความผันผวนสูงจ่ายไม่บ่อยแต่ครั้งละมาก',
          'อัตราการออกรางวัลบอกว่าจากร้อยรอบมีกี่รอบที่ได้รางวัล รวมรางวัลที่น้อยกว่าเงินเดิมพันด้วย',
          'ไลน์ชนะคือแนวที่สัญลักษณ์ต้องเรียงกันจึงจะได้รางวัล',
        ),
        note(
          'RTP ทุกเกมต่ำกว่า 100% ยิ่งเล่นนาน โอกาสขาดทุนยิ่งมาก และเกมที่ไม่ออกรางวัลมานานไม่ได้ “ใกล้แตก” เพราะทุกรอบสุ่มใหม่หมด',
        ),
      ],
    },
    en: {
      title: 'What do RTP, volatility and the other figures mean?',
      blocks: [
        say(
          'They help you to find games that suit you; they do not tell what the next round brings.',
        ),
        list(
          'RTP is the part of all bets that a game pays back in the long run. With 96 % it pays 96 baht of every 100, on the average of a huge number of rounds.',
          'Low volatility pays often and little, high volatility seldom and much.',
          'The hit ratio says how many of a hundred rounds pay anything, wins smaller than the bet included.',
          'Paylines are the rows on which symbols have to stand to win.',
        ),
        note(
          'Every RTP is below 100 %: the longer you play, the more likely you lose. A game that has not paid for long is not “due”, since each round is drawn afresh.',
        ),
      ],
    },
  },
  {
    id: 'games-closed',
    topic,
    th: {
      title: 'ทำไมเปิดบางเกมไม่ได้',
      blocks: [
        say(
          'เกมที่เปิดไม่ได้ส่วนใหญ่กำลังปิดปรับปรุงโดยค่ายเกม ข้อความที่ขึ้นมาจะบอกเวลาที่คาดว่าจะเปิดอีกครั้งถ้าค่ายแจ้งไว้',
        ),
        steps(
          'ลองเปิดเกมอื่นของค่ายเดียวกัน ถ้าเปิดไม่ได้ทั้งค่าย แสดงว่าค่ายกำลังปรับปรุง',
          'ถ้าทุกค่ายเปิดไม่ได้ ให้รีเฟรชหน้าเว็บหรือเข้าสู่ระบบใหม่',
          'ถ้าเกมไม่ขึ้นในคอมพิวเตอร์ ให้อนุญาตหน้าต่างป๊อปอัปของเว็บนี้ เพราะกีฬาและหวยเปิดในแท็บใหม่',
        ),
        list('เงินในกระเป๋าไม่ได้รับผลกระทบระหว่างที่เกมปิด', 'รอบที่ยังไม่จบตอนเกมปิด จะจบเมื่อค่ายเปิดเกมอีกครั้ง'),
        say('ถ้าเกมเดิมเปิดไม่ได้นานกว่าที่แจ้ง ให้บอกชื่อเกมกับแอดมินทางแชทสด'),
      ],
    },
    en: {
      title: 'Why do some games not open?',
      blocks: [
        say(
          'As a rule the provider of the game is maintaining it. The message tells when it is expected back, where the provider has said so.',
        ),
        steps(
          'Try another game of the same provider: when none of them opens, the provider is under maintenance.',
          'When no game of any provider opens, reload the page or log in again.',
          'On a computer, allow pop-ups for this site, because sports and lotto open in a new tab.',
        ),
        list(
          'The money in your wallet is not touched while a game is closed.',
          'A round that was not over when the game closed ends when the provider opens it again.',
        ),
        say(
          'If a game stays closed for longer than was said, tell an admin its name in the live chat.',
        ),
      ],
    },
  },
];
