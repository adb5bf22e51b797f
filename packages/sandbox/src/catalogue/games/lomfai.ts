import { designFor } from '../designGame.ts';

const game = designFor('lomfai', 'slot');

/** The games of Lomfai. */
export const lomfai = [
  game(
    { code: 'wings-of-embers', nameEn: 'Wings of Embers', nameTh: 'ปีกเพลิงเหินฟ้า', freespin: true },
    { motif: 'phoenix', variant: 2, beside: ['coins', 'diamond'] },
    { palette: 'forge', composition: 'kaleido', lettering: 'rising' },
    { rtp: 94.94, volatility: 'low', minBet: 2, maxBet: 400, paylines: 20, hitRatio: 31 },
  ),
  game(
    { code: 'two-dragons-one-pearl', nameEn: 'Two Dragons, One Pearl', nameTh: 'มังกรชิงไข่มุก' },
    { motif: 'dragon', variant: 0, beside: ['lantern', 'coins'] },
    { palette: 'paper', composition: 'close-up', lettering: 'engraved' },
    { rtp: 95.03, volatility: 'high', minBet: 1, maxBet: 400, paylines: 40, hitRatio: 18.9 },
  ),
  game(
    { code: 'burning-kite', nameEn: 'Burning Kite', nameTh: 'ว่าวเพลิง' },
    { motif: 'kite', variant: 2, beside: ['mango', 'candy', 'fruit'] },
    { palette: 'dusk', composition: 'dunes', lettering: 'stacked' },
    { rtp: 95.17, volatility: 'high', minBet: 1, maxBet: 1000, paylines: 10, hitRatio: 17.6 },
  ),
  game(
    {
      code: 'fire-mountain',
      nameEn: 'Fire Mountain',
      nameTh: 'ภูเขาไฟตื่น',
      new: true,
      freespin: true,
    },
    { motif: 'volcano', variant: 2, beside: ['coins', 'turtle'] },
    { palette: 'forge', composition: 'dunes', lettering: 'engraved' },
    { rtp: 96.08, volatility: 'high', minBet: 1, maxBet: 1500, paylines: 30, hitRatio: 24.4 },
  ),
  game(
    { code: 'whirlwind-tiger', nameEn: 'Whirlwind Tiger', nameTh: 'เสือลมกรด', hot: true },
    { motif: 'tiger', variant: 2, pose: 0, beside: ['bells', 'coins'] },
    { palette: 'orchid', composition: 'split', lettering: 'rising' },
    { rtp: 95, volatility: 'medium', minBet: 5, maxBet: 3000, paylines: 30, hitRatio: 27.4 },
  ),
  game(
    {
      code: 'wolf-of-the-gale',
      nameEn: 'Wolf of the Gale',
      nameTh: 'หมาป่าฝ่าพายุ',
      hot: true,
      freespin: true,
    },
    { motif: 'wolf', variant: 1, beside: ['owl', 'diamond', 'coins'] },
    { palette: 'icefield', composition: 'close-up', lettering: 'stacked' },
    { rtp: 95.09, volatility: 'high', minBet: 2, maxBet: 2000, paylines: 10, hitRatio: 21.3 },
  ),
  game(
    {
      code: 'daughter-of-wind',
      nameEn: 'Daughter of Wind',
      nameTh: 'ธิดาสายลม',
      new: true,
      freespin: true,
    },
    { motif: 'sorceress', variant: 2, beside: ['owl', 'diamond', 'cards'] },
    { palette: 'clay', composition: 'sunburst', lettering: 'brush' },
    { rtp: 95.44, volatility: 'medium', minBet: 1, maxBet: 400, paylines: 1024, hitRatio: 26.5 },
  ),
  game(
    { code: 'typhoon-serpent', nameEn: 'Typhoon Serpent', nameTh: 'งูทะเลไต้ฝุ่น' },
    { motif: 'sea-serpent', variant: 1, beside: ['diamond', 'coins', 'fish'] },
    { palette: 'lagoon', composition: 'split', lettering: 'stacked' },
    { rtp: 96.25, volatility: 'low', minBet: 5, maxBet: 1000, paylines: 20, hitRatio: 32.8 },
  ),
  game(
    { code: 'sunrise-rooster', nameEn: 'Sunrise Rooster', nameTh: 'ไก่รับอรุณ', freespin: true },
    { motif: 'rooster', variant: 1, beside: ['mango', 'coins'] },
    { palette: 'paper', composition: 'close-up', lettering: 'brush' },
    { rtp: 95.68, volatility: 'low', minBet: 1, maxBet: 1500, paylines: 30, hitRatio: 32.6 },
  ),
  game(
    { code: 'thousand-lights', nameEn: 'Thousand Lights', nameTh: 'พันแสงโคม' },
    { motif: 'lantern', variant: 0, beside: ['candy', 'kite', 'coins'] },
    { palette: 'midnight', composition: 'kaleido', lettering: 'rising' },
    { rtp: 96.8, volatility: 'medium', minBet: 1, maxBet: 3000, paylines: 10, hitRatio: 29.4 },
  ),
];
