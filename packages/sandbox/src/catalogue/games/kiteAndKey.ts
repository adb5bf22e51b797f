import { designFor } from '../designGame.ts';

const game = designFor('kite-and-key', 'slot');

/** The games of Kite & Key. */
export const kiteAndKey = [
  game(
    { code: 'kite-duel', nameEn: 'Kite Duel', nameTh: 'ดวลว่าวกลางลม' },
    { motif: 'kite', variant: 1, beside: ['coins'] },
    { palette: 'lavender', composition: 'funfair', lettering: 'arched' },
    { rtp: 95.53, volatility: 'low', minBet: 5, maxBet: 1000, paylines: 30, hitRatio: 31.4 },
  ),
  game(
    { code: 'monkey-locksmith', nameEn: 'Monkey Locksmith', nameTh: 'ลิงช่างกุญแจ' },
    { motif: 'monkey', variant: 1, beside: ['bells', 'mango'] },
    { palette: 'jade', composition: 'dunes', lettering: 'ribbon' },
    { rtp: 95.74, volatility: 'high', minBet: 1, maxBet: 400, paylines: 30, hitRatio: 20.5 },
  ),
  game(
    {
      code: 'seven-little-keys',
      nameEn: 'Seven Little Keys',
      nameTh: 'กุญแจเจ็ดดอก',
      freespin: true,
    },
    { motif: 'treasure', variant: 1, beside: ['diamond', 'coins', 'cards'] },
    { palette: 'plum', composition: 'split', lettering: 'rising' },
    { rtp: 96.7, volatility: 'medium', minBet: 1, maxBet: 2000, paylines: 25, hitRatio: 27.2 },
  ),
  game(
    {
      code: 'bottle-rocket-day',
      nameEn: 'Bottle Rocket Day',
      nameTh: 'วันปล่อยจรวดขวด',
      freespin: true,
    },
    { motif: 'rocket', variant: 2, beside: ['diamond', 'coins', 'robot'] },
    { palette: 'paper', composition: 'funfair', lettering: 'ribbon' },
    { rtp: 96.99, volatility: 'low', minBet: 1, maxBet: 3000, paylines: 30, hitRatio: 33.7 },
  ),
  game(
    { code: 'panda-takes-off', nameEn: 'Panda Takes Off', nameTh: 'แพนด้าติดปีก', freespin: true },
    { motif: 'panda', variant: 1, beside: ['kite', 'fruit'] },
    { palette: 'parlour', composition: 'dunes', lettering: 'arched' },
    { rtp: 95, volatility: 'medium', minBet: 1, maxBet: 3000, paylines: 5, hitRatio: 29.5 },
  ),
  game(
    { code: 'balloon-elephant', nameEn: 'Balloon Elephant', nameTh: 'ช้างน้อยลอยลม', freespin: true },
    { motif: 'elephant', variant: 2, beside: ['mango', 'lantern', 'coins'] },
    { palette: 'candy', composition: 'split', lettering: 'ribbon' },
    { rtp: 94.88, volatility: 'medium', minBet: 5, maxBet: 3000, paylines: 243, hitRatio: 28.5 },
  ),
  game(
    { code: 'tuk-tuk-holiday', nameEn: 'Tuk-Tuk Holiday', nameTh: 'ตุ๊กตุ๊กพาเที่ยว' },
    { motif: 'tuk-tuk', variant: 2, beside: ['coins', 'mango', 'durian'] },
    { palette: 'lagoon', composition: 'funfair', lettering: 'outlined' },
    { rtp: 96.34, volatility: 'medium', minBet: 2, maxBet: 400, paylines: 40, hitRatio: 25.9 },
  ),
  game(
    { code: 'crab-on-a-string', nameEn: 'Crab on a String', nameTh: 'ปูเกี่ยวสายป่าน', freespin: true },
    { motif: 'crab', variant: 0, pose: 0, beside: ['fish', 'coins', 'diamond'] },
    { palette: 'orchid', composition: 'dunes', lettering: 'rising' },
    { rtp: 95.63, volatility: 'medium', minBet: 2, maxBet: 1500, paylines: 243, hitRatio: 26.1 },
  ),
  game(
    { code: 'the-clockwork-owl', nameEn: 'The Clockwork Owl', nameTh: 'นกฮูกไขลาน' },
    { motif: 'owl', variant: 2, beside: ['diamond'] },
    { palette: 'jade', composition: 'split', lettering: 'outlined' },
    { rtp: 97.1, volatility: 'medium', minBet: 1, maxBet: 400, paylines: 30, hitRatio: 29.2 },
  ),
  game(
    { code: 'windfall-alley', nameEn: 'Windfall Alley', nameTh: 'ลมหอบโชค', hot: true },
    { motif: 'coins', variant: 0, beside: ['diamond', 'treasure'] },
    { palette: 'candy', composition: 'funfair', lettering: 'rising' },
    { rtp: 96.86, volatility: 'low', minBet: 2, maxBet: 5000, paylines: 1024, hitRatio: 36.1 },
  ),
];
