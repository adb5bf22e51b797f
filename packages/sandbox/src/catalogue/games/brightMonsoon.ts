import { designFor } from '../designGame.ts';

const game = designFor('bright-monsoon', 'slot');

/** The games of Bright Monsoon. */
export const brightMonsoon = [
  game(
    { code: 'kites-over-the-paddy', nameEn: 'Kites over the Paddy', nameTh: 'ว่าวเหนือทุ่งนา' },
    { motif: 'kite', variant: 0, beside: ['lantern'] },
    { palette: 'lagoon', composition: 'dunes', lettering: 'outlined' },
    { rtp: 96.95, volatility: 'low', minBet: 1, maxBet: 5000, paylines: 576, hitRatio: 31.1 },
  ),
  game(
    { code: 'elephant-splash', nameEn: 'Elephant Splash', nameTh: 'ช้างน้อยเล่นน้ำ' },
    { motif: 'elephant', variant: 1, beside: ['fruit', 'kite'] },
    { palette: 'orchid', composition: 'horizon', lettering: 'brush' },
    { rtp: 95, volatility: 'medium', minBet: 1, maxBet: 5000, paylines: 10, hitRatio: 27.7 },
  ),
  game(
    { code: 'crab-shack-party', nameEn: 'Crab Shack Party', nameTh: 'ปูปาร์ตี้ริมหาด', freespin: true },
    { motif: 'crab', variant: 2, pose: 1, beside: ['fish', 'fruit'] },
    { palette: 'tangerine', composition: 'kaleido', lettering: 'ribbon' },
    { rtp: 96.47, volatility: 'medium', minBet: 2, maxBet: 1500, paylines: 50, hitRatio: 28.2 },
  ),
  game(
    { code: 'turtle-bay-holiday', nameEn: 'Turtle Bay Holiday', nameTh: 'เต่าทะเลพักร้อน' },
    { motif: 'turtle', variant: 1, beside: ['crab', 'fish'] },
    { palette: 'candy', composition: 'funfair', lettering: 'outlined' },
    { rtp: 96.08, volatility: 'medium', minBet: 1, maxBet: 1500, paylines: 50, hitRatio: 26 },
  ),
  game(
    {
      code: 'rain-on-the-koi-pond',
      nameEn: 'Rain on the Koi Pond',
      nameTh: 'ฝนโปรยสระปลาคาร์ป',
      freespin: true,
    },
    { motif: 'koi', variant: 1, beside: ['lantern'] },
    { palette: 'lagoon', composition: 'underwater', lettering: 'ribbon' },
    { rtp: 95.56, volatility: 'high', minBet: 1, maxBet: 1000, paylines: 25, hitRatio: 22.1 },
  ),
  game(
    {
      code: 'floating-market-morning',
      nameEn: 'Floating Market Morning',
      nameTh: 'เช้านี้ที่ตลาดน้ำ',
      hot: true,
    },
    { motif: 'longtail-boat', variant: 0, beside: ['coins', 'fish', 'durian'] },
    { palette: 'parlour', composition: 'horizon', lettering: 'badge' },
    { rtp: 96.56, volatility: 'low', minBet: 5, maxBet: 1500, paylines: 50, hitRatio: 34.3 },
  ),
  game(
    { code: 'mango-monsoon', nameEn: 'Mango Monsoon', nameTh: 'มะม่วงหน้าฝน' },
    { motif: 'mango', variant: 2, beside: ['fruit', 'kite'] },
    { palette: 'icefield', composition: 'dunes', lettering: 'arched' },
    { rtp: 95.61, volatility: 'medium', minBet: 1, maxBet: 1500, paylines: 243, hitRatio: 24.5 },
  ),
  game(
    { code: 'fruit-boat-derby', nameEn: 'Fruit Boat Derby', nameTh: 'ศึกเรือผลไม้' },
    { motif: 'fruit', variant: 2, beside: ['bells', 'sevens', 'coins'] },
    { palette: 'monsoon', composition: 'kaleido', lettering: 'brush' },
    { rtp: 96.98, volatility: 'high', minBet: 1, maxBet: 2000, paylines: 1024, hitRatio: 19.8 },
  ),
  game(
    {
      code: 'lanterns-in-the-rain',
      nameEn: 'Lanterns in the Rain',
      nameTh: 'โคมไฟกลางสายฝน',
      hot: true,
    },
    { motif: 'lantern', variant: 1, beside: ['koi'] },
    { palette: 'plum', composition: 'horizon', lettering: 'ribbon' },
    { rtp: 95.41, volatility: 'medium', minBet: 2, maxBet: 400, paylines: 10, hitRatio: 29.9 },
  ),
  game(
    { code: 'happy-little-fin', nameEn: 'Happy Little Fin', nameTh: 'ครีบน้อยหน้ายิ้ม', new: true },
    { motif: 'fish', variant: 0, beside: ['crab', 'coins', 'turtle'] },
    { palette: 'tangerine', composition: 'dunes', lettering: 'brush' },
    { rtp: 96.37, volatility: 'medium', minBet: 1, maxBet: 1500, paylines: 5, hitRatio: 27.7 },
  ),
];
