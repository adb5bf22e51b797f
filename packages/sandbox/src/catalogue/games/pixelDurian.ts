import { designFor } from '../designGame.ts';

const game = designFor('pixel-durian', 'slot');

/** The games of Pixel Durian. */
export const pixelDurian = [
  game(
    { code: 'durian-riot', nameEn: 'Durian Riot', nameTh: 'ทุเรียนตัวป่วน', hot: true },
    { motif: 'durian', variant: 2, beside: ['mango', 'coins', 'fruit'] },
    { palette: 'parlour', composition: 'crate', lettering: 'extruded' },
    { rtp: 97.01, volatility: 'high', minBet: 1, maxBet: 5000, paylines: 30, hitRatio: 19.6 },
  ),
  game(
    { code: 'mango-stampede', nameEn: 'Mango Stampede', nameTh: 'มะม่วงวิ่งลุย', freespin: true },
    { motif: 'mango', variant: 0, beside: ['durian', 'coins'] },
    { palette: 'candy', composition: 'sunburst', lettering: 'arched' },
    { rtp: 95.62, volatility: 'low', minBet: 1, maxBet: 1500, paylines: 1024, hitRatio: 30.6 },
  ),
  game(
    { code: 'sugar-alley', nameEn: 'Sugar Alley', nameTh: 'ตรอกลูกกวาด' },
    { motif: 'candy', variant: 1, beside: ['bells', 'fruit'] },
    { palette: 'parlour', composition: 'funfair', lettering: 'outlined' },
    { rtp: 96.36, volatility: 'high', minBet: 1, maxBet: 3000, paylines: 1024, hitRatio: 18.9 },
  ),
  game(
    { code: 'rusty-bot-diner', nameEn: 'Rusty Bot Diner', nameTh: 'หุ่นสนิมเปิดร้าน' },
    { motif: 'robot', variant: 1, beside: ['rocket', 'lottery-balls'] },
    { palette: 'neon', composition: 'close-up', lettering: 'rising' },
    { rtp: 96.1, volatility: 'high', minBet: 1, maxBet: 1000, paylines: 5, hitRatio: 21.5 },
  ),
  game(
    { code: 'cherry-traffic', nameEn: 'Cherry Traffic', nameTh: 'เชอร์รี่ติดไฟแดง' },
    { motif: 'fruit', variant: 1, beside: ['sevens', 'diamond'] },
    { palette: 'lime', composition: 'sunburst', lettering: 'extruded' },
    { rtp: 95.13, volatility: 'low', minBet: 2, maxBet: 1000, paylines: 1024, hitRatio: 35.4 },
  ),
  game(
    {
      code: 'monkey-on-the-mic',
      nameEn: 'Monkey on the Mic',
      nameTh: 'ลิงจ้อแย่งไมค์',
      freespin: true,
    },
    { motif: 'monkey', variant: 0, beside: ['treasure', 'coins', 'mango'] },
    { palette: 'kickoff', composition: 'stage', lettering: 'outlined' },
    { rtp: 96.4, volatility: 'medium', minBet: 1, maxBet: 3000, paylines: 20, hitRatio: 29.3 },
  ),
  game(
    {
      code: 'panda-pancakes',
      nameEn: 'Panda Pancakes',
      nameTh: 'แพนด้าทอดแพนเค้ก',
      new: true,
      freespin: true,
    },
    { motif: 'panda', variant: 0, beside: ['lantern', 'mango'] },
    { palette: 'tangerine', composition: 'podium', lettering: 'extruded' },
    { rtp: 94.92, volatility: 'low', minBet: 1, maxBet: 400, paylines: 243, hitRatio: 34.4 },
  ),
  game(
    { code: 'lunchbox-to-mars', nameEn: 'Lunchbox to Mars', nameTh: 'ปิ่นโตไปดาวอังคาร' },
    { motif: 'rocket', variant: 2, beside: ['sevens', 'lottery-balls'] },
    { palette: 'felt', composition: 'close-up', lettering: 'outlined' },
    { rtp: 95.88, volatility: 'low', minBet: 1, maxBet: 1500, paylines: 10, hitRatio: 34 },
  ),
  game(
    { code: 'sticky-sevens', nameEn: 'Sticky Sevens', nameTh: 'เลขเจ็ดติดหนึบ', hot: true },
    { motif: 'sevens', variant: 0, beside: ['diamond', 'coins'] },
    { palette: 'neon', composition: 'sunburst', lettering: 'arched' },
    { rtp: 95.44, volatility: 'high', minBet: 1, maxBet: 3000, paylines: 20, hitRatio: 22.1 },
  ),
  game(
    { code: 'gorilla-gym', nameEn: 'Gorilla Gym', nameTh: 'ยิมกอริลลา' },
    { motif: 'gorilla', variant: 1, beside: ['mango', 'boxing-gloves', 'coins'] },
    { palette: 'lavender', composition: 'funfair', lettering: 'outlined' },
    { rtp: 96.66, volatility: 'low', minBet: 5, maxBet: 1500, paylines: 1024, hitRatio: 34.8 },
  ),
];
