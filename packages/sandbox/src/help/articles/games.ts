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
          'เกมที่มีปุ่มทดลองเล่นเปิดเล่นได้ฟรีโดยไม่ต้องฝากเงิน และไม่ต้องเข้าสู่ระบบ เกมทำงานเหมือนของจริงทุกอย่าง แต่ใช้เงินทดลอง',
        ),
        steps(
          'เปิดเมนูทดลองเล่น หรือแตะปุ่มทดลองเล่นบนการ์ดของเกม',
          'เลือกจำนวนเดิมพัน แล้วเริ่มรอบแรก',
          'เมื่อเงินทดลองหมด ให้เปิดเกมใหม่อีกครั้ง',
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
          'Games with a “Try demo” button are free to play, with no deposit or login. They work exactly like the real game, but with play money.',
        ),
        steps(
          'Open the demo menu, or tap “Try demo” on a game.',
          'Choose a bet and start the first round.',
          'When your play money runs out, open the game again.',
        ),
        list(
          'Demo winnings cannot be withdrawn and do not count as turnover.',
          'Demo rounds earn no tournament points and do not count towards VIP.',
        ),
        note(
          'Every round is random. Winning in the demo does not mean you will win with real money. Use it to learn the rules and see if you like the game.',
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
      title: 'The game froze during a round. Is my money lost?',
      blocks: [
        say(
          'No. The result of a round is decided and saved on our system when you press the button, not on your device. If the round wins, the money goes to your wallet even if your screen is off.',
        ),
        steps(
          'Close the game and check your balance at the top of the site.',
          'Open the same game again. Some games replay the interrupted round.',
          'If your balance looks wrong, note the game and the time and tell an admin.',
        ),
        list(
          'If the round did not reach us before the connection was lost, no bet is taken.',
          'Pressing again on a slow connection does not bet twice in the same round.',
        ),
        note('Use a stable connection, and close other games before you open a new one.'),
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
        say('They help you choose games that suit you. They do not predict the next round.'),
        list(
          'RTP is the share of bets a game pays back over time. At 96%, it pays back 96 of every 100 baht, averaged over a huge number of rounds.',
          'Low volatility pays often but small. High volatility pays rarely but big.',
          'The hit ratio shows how many of 100 rounds pay a prize, including prizes smaller than the bet.',
          'Paylines are the lines where symbols must match to win.',
        ),
        note(
          'Every RTP is below 100%, so the longer you play, the more likely you are to lose. A game that has not paid for a while is not “due”. Every round is random.',
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
          'Usually the game is under maintenance by its provider. The message shows when it is expected back, if the provider has told us.',
        ),
        steps(
          'Try another game from the same provider. If none opens, the provider is under maintenance.',
          'If no games open at all, reload the page or log in again.',
          'On a computer, allow pop-ups for this site. Sports and lotto open in a new tab.',
        ),
        list(
          'Your wallet is not affected while a game is closed.',
          'An unfinished round ends when the provider reopens the game.',
        ),
        say('If a game stays closed longer than stated, tell an admin its name in live chat.'),
      ],
    },
  },
];
