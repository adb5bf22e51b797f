import { designFor } from '../designGame.ts';

const game = designFor('copper-gecko', 'slot');

/** The games of Copper Gecko. */
export const copperGecko = [
  game(
    { code: 'gecko-gulch-gold', nameEn: 'Gecko Gulch Gold', nameTh: 'ขุมทองหุบตุ๊กแก', hot: true },
    { motif: 'treasure', variant: 2, beside: ['coins', 'dice'] },
    { palette: 'clay', composition: 'dunes', lettering: 'stacked' },
    { rtp: 95.17, volatility: 'medium', minBet: 5, maxBet: 3000, paylines: 30, hitRatio: 29.9 },
  ),
  game(
    { code: 'ruins-of-sarika', nameEn: 'Ruins of Sarika', nameTh: 'ซากเมืองสาริกา', freespin: true },
    { motif: 'jungle-ruins', variant: 2, beside: ['monkey', 'turtle', 'coins'] },
    { palette: 'dusk', composition: 'thicket', lettering: 'badge' },
    { rtp: 95.75, volatility: 'medium', minBet: 5, maxBet: 3000, paylines: 25, hitRatio: 27 },
  ),
  game(
    { code: 'tiger-canyon', nameEn: 'Tiger Canyon', nameTh: 'เสือแห่งหุบผา' },
    { motif: 'tiger', variant: 0, pose: 0, beside: ['diamond', 'coins'] },
    { palette: 'midnight', composition: 'dunes', lettering: 'rising' },
    { rtp: 96.74, volatility: 'medium', minBet: 5, maxBet: 5000, paylines: 243, hitRatio: 28.4 },
  ),
  game(
    { code: 'copper-rush', nameEn: 'Copper Rush', nameTh: 'ตื่นทองแดง', hot: true, freespin: true },
    { motif: 'coins', variant: 2, beside: ['diamond', 'treasure'] },
    { palette: 'plum', composition: 'close-up', lettering: 'extruded' },
    { rtp: 95.5, volatility: 'medium', minBet: 5, maxBet: 3000, paylines: 1024, hitRatio: 25.5 },
  ),
  game(
    { code: 'blue-mesa-wolf', nameEn: 'Blue Mesa Wolf', nameTh: 'หมาป่าผาคราม' },
    { motif: 'wolf', variant: 2, beside: ['diamond', 'cards'] },
    { palette: 'tangerine', composition: 'thicket', lettering: 'stacked' },
    { rtp: 96.41, volatility: 'low', minBet: 1, maxBet: 1000, paylines: 25, hitRatio: 36.5 },
  ),
  game(
    { code: 'cinder-valley', nameEn: 'Cinder Valley', nameTh: 'หุบเขาเถ้าถ่าน', hot: true },
    { motif: 'volcano', variant: 0, beside: ['diamond', 'fish', 'coins'] },
    { palette: 'dusk', composition: 'ticket', lettering: 'extruded' },
    { rtp: 95.37, volatility: 'medium', minBet: 1, maxBet: 400, paylines: 10, hitRatio: 25.9 },
  ),
  game(
    { code: 'old-stone-turtle', nameEn: 'Old Stone Turtle', nameTh: 'เต่าหินพันปี' },
    { motif: 'turtle', variant: 2, beside: ['fish', 'diamond', 'coins'] },
    { palette: 'kickoff', composition: 'dunes', lettering: 'badge' },
    { rtp: 96.57, volatility: 'medium', minBet: 2, maxBet: 2000, paylines: 1024, hitRatio: 25.7 },
  ),
  game(
    {
      code: 'dust-and-diamonds',
      nameEn: 'Dust and Diamonds',
      nameTh: 'เพชรกลางฝุ่น',
      new: true,
      freespin: true,
    },
    { motif: 'diamond', variant: 2, beside: ['dice'] },
    { palette: 'clay', composition: 'split', lettering: 'rising' },
    { rtp: 96.41, volatility: 'medium', minBet: 2, maxBet: 1500, paylines: 20, hitRatio: 27 },
  ),
  game(
    {
      code: 'rooster-at-high-noon',
      nameEn: 'Rooster at High Noon',
      nameTh: 'ไก่ขันยามเที่ยง',
      hot: true,
    },
    { motif: 'rooster', variant: 0, beside: ['fruit', 'coins', 'bells'] },
    { palette: 'lime', composition: 'thicket', lettering: 'rising' },
    { rtp: 96.83, volatility: 'low', minBet: 1, maxBet: 3000, paylines: 576, hitRatio: 33.3 },
  ),
  game(
    {
      code: 'elephant-crossing',
      nameEn: 'Elephant Crossing',
      nameTh: 'ขบวนช้างข้ามทุ่ง',
      freespin: true,
    },
    { motif: 'elephant', variant: 1, beside: ['mango', 'lantern', 'coins'] },
    { palette: 'forge', composition: 'dunes', lettering: 'extruded' },
    { rtp: 96.02, volatility: 'medium', minBet: 2, maxBet: 2000, paylines: 10, hitRatio: 29.1 },
  ),
];
