import { designFor } from '../designGame.ts';

const game = designFor('tuk-arcade', 'slot');

/** The games of Tuk Arcade. */
export const tukArcade = [
  game(
    {
      code: 'tuk-tuk-midnight-run',
      nameEn: 'Tuk-Tuk Midnight Run',
      nameTh: 'ตุ๊กตุ๊กซิ่งเที่ยงคืน',
      hot: true,
    },
    { motif: 'tuk-tuk', variant: 1, beside: ['lantern', 'fruit'] },
    { palette: 'neon', composition: 'skyline', lettering: 'neon-line' },
    { rtp: 95.73, volatility: 'high', minBet: 2, maxBet: 3000, paylines: 243, hitRatio: 20.4 },
  ),
  game(
    { code: 'capsule-robot', nameEn: 'Capsule Robot', nameTh: 'หุ่นยนต์ไข่หมุน' },
    { motif: 'robot', variant: 2, beside: ['dice', 'sevens', 'coins'] },
    { palette: 'tangerine', composition: 'funfair', lettering: 'extruded' },
    { rtp: 96.66, volatility: 'medium', minBet: 1, maxBet: 2000, paylines: 9, hitRatio: 26.9 },
  ),
  game(
    { code: 'durian-derby', nameEn: 'Durian Derby', nameTh: 'ทุเรียนซิ่งสนั่น' },
    { motif: 'durian', variant: 2, beside: ['candy', 'mango', 'coins'] },
    { palette: 'orchid', composition: 'podium', lettering: 'neon-line' },
    { rtp: 95.06, volatility: 'medium', minBet: 5, maxBet: 3000, paylines: 20, hitRatio: 28.4 },
  ),
  game(
    {
      code: 'arcade-liftoff',
      nameEn: 'Arcade Liftoff',
      nameTh: 'จรวดตู้เกม',
      new: true,
      freespin: true,
    },
    { motif: 'rocket', variant: 0, beside: ['robot', 'candy'] },
    { palette: 'lavender', composition: 'skyline', lettering: 'arched' },
    { rtp: 95.86, volatility: 'high', minBet: 1, maxBet: 1500, paylines: 243, hitRatio: 22.1 },
  ),
  game(
    { code: 'candy-crane', nameEn: 'Candy Crane', nameTh: 'ตู้คีบลูกกวาด', hot: true },
    { motif: 'candy', variant: 0, beside: ['dice', 'diamond'] },
    { palette: 'candy', composition: 'funfair', lettering: 'neon-line' },
    { rtp: 97.05, volatility: 'medium', minBet: 1, maxBet: 2000, paylines: 20, hitRatio: 25 },
  ),
  game(
    { code: 'coin-tower', nameEn: 'Coin Tower', nameTh: 'หอคอยเหรียญ' },
    { motif: 'coins', variant: 1, beside: ['dice', 'diamond'] },
    { palette: 'lime', composition: 'podium', lettering: 'extruded' },
    { rtp: 96.52, volatility: 'medium', minBet: 1, maxBet: 3000, paylines: 5, hitRatio: 26.7 },
  ),
  game(
    { code: 'seven-alley', nameEn: 'Seven Alley', nameTh: 'ซอยเลขเจ็ด' },
    { motif: 'sevens', variant: 1, beside: ['fruit', 'dice', 'bells'] },
    { palette: 'paper', composition: 'funfair', lettering: 'arched' },
    { rtp: 94.85, volatility: 'medium', minBet: 5, maxBet: 400, paylines: 20, hitRatio: 27.3 },
  ),
  game(
    { code: 'pocket-boxer', nameEn: 'Pocket Boxer', nameTh: 'นักชกกระเป๋าหนัก' },
    { motif: 'boxing-gloves', variant: 0, beside: ['bells', 'coins', 'diamond'] },
    { palette: 'kickoff', composition: 'skyline', lettering: 'neon-line' },
    { rtp: 95.5, volatility: 'high', minBet: 2, maxBet: 2000, paylines: 30, hitRatio: 21.6 },
  ),
  game(
    { code: 'pirate-pinball', nameEn: 'Pirate Pinball', nameTh: 'พินบอลโจรสลัด', new: true },
    { motif: 'pirate', variant: 1, beside: ['coins', 'treasure', 'cards'] },
    { palette: 'clay', composition: 'stage', lettering: 'extruded' },
    { rtp: 96.57, volatility: 'medium', minBet: 5, maxBet: 2000, paylines: 9, hitRatio: 26.7 },
  ),
  game(
    { code: 'fruit-blaster', nameEn: 'Fruit Blaster', nameTh: 'ผลไม้แตกกระจาย', freespin: true },
    { motif: 'fruit', variant: 0, beside: ['sevens', 'diamond'] },
    { palette: 'parlour', composition: 'close-up', lettering: 'arched' },
    { rtp: 94.88, volatility: 'medium', minBet: 5, maxBet: 3000, paylines: 9, hitRatio: 29.3 },
  ),
];
