import { designFor } from '../designGame.ts';

const game = designFor('orchid-row', 'slot');

/** The games of Orchid Row. */
export const orchidRow = [
  game(
    {
      code: 'lagoon-serenade',
      nameEn: 'Lagoon Serenade',
      nameTh: 'เพลงรักจากลากูน',
      new: true,
      freespin: true,
    },
    { motif: 'mermaid', variant: 0, beside: ['koi', 'fish'] },
    { palette: 'plum', composition: 'horizon', lettering: 'brush' },
    { rtp: 96.4, volatility: 'low', minBet: 2, maxBet: 1000, paylines: 20, hitRatio: 33.6 },
  ),
  game(
    { code: 'rabbit-under-the-moon', nameEn: 'Rabbit Under the Moon', nameTh: 'กระต่ายหมายจันทร์' },
    { motif: 'moon-rabbit', variant: 2, beside: ['diamond', 'lantern'] },
    { palette: 'midnight', composition: 'kaleido', lettering: 'arched' },
    { rtp: 96.51, volatility: 'high', minBet: 5, maxBet: 3000, paylines: 243, hitRatio: 23.5 },
  ),
  game(
    { code: 'koi-in-bloom', nameEn: 'Koi in Bloom', nameTh: 'ปลาคาร์ปกลางดอกไม้', new: true },
    { motif: 'koi', variant: 2, beside: ['lantern'] },
    { palette: 'candy', composition: 'close-up', lettering: 'ribbon' },
    { rtp: 96.53, volatility: 'high', minBet: 1, maxBet: 3000, paylines: 25, hitRatio: 21.2 },
  ),
  game(
    { code: 'velvet-masquerade', nameEn: 'Velvet Masquerade', nameTh: 'หน้ากากราตรี' },
    { motif: 'mask', variant: 2, beside: ['cards', 'dice'] },
    { palette: 'forge', composition: 'stage', lettering: 'brush' },
    { rtp: 95.06, volatility: 'medium', minBet: 2, maxBet: 3000, paylines: 5, hitRatio: 29.9 },
  ),
  game(
    { code: 'phoenix-orchard', nameEn: 'Phoenix Orchard', nameTh: 'สวนหงส์เพลิง' },
    { motif: 'phoenix', variant: 0, beside: ['lantern', 'diamond', 'coins'] },
    { palette: 'desert', composition: 'ticket', lettering: 'ribbon' },
    { rtp: 95.48, volatility: 'medium', minBet: 5, maxBet: 1000, paylines: 40, hitRatio: 29.1 },
  ),
  game(
    { code: 'lantern-letters', nameEn: 'Lantern Letters', nameTh: 'จดหมายในโคมไฟ' },
    { motif: 'lantern', variant: 2, beside: ['koi'] },
    { palette: 'felt', composition: 'kaleido', lettering: 'brush' },
    { rtp: 96.48, volatility: 'medium', minBet: 1, maxBet: 1500, paylines: 576, hitRatio: 24.9 },
  ),
  game(
    {
      code: 'rosewater-sweets',
      nameEn: 'Rosewater Sweets',
      nameTh: 'ขนมหวานน้ำกุหลาบ',
      freespin: true,
    },
    { motif: 'candy', variant: 2, beside: ['bells', 'fruit'] },
    { palette: 'orchid', composition: 'thicket', lettering: 'arched' },
    { rtp: 96.3, volatility: 'medium', minBet: 2, maxBet: 2000, paylines: 1024, hitRatio: 26.6 },
  ),
  game(
    { code: 'bamboo-blossom', nameEn: 'Bamboo Blossom', nameTh: 'แพนด้าใต้กอไผ่', freespin: true },
    { motif: 'panda', variant: 0, beside: ['candy', 'coins', 'lantern'] },
    { palette: 'jade', composition: 'horizon', lettering: 'brush' },
    { rtp: 96.79, volatility: 'medium', minBet: 1, maxBet: 2000, paylines: 40, hitRatio: 25.2 },
  ),
  game(
    {
      code: 'the-perfume-witch',
      nameEn: 'The Perfume Witch',
      nameTh: 'แม่มดปรุงน้ำหอม',
      freespin: true,
    },
    { motif: 'sorceress', variant: 0, beside: ['candy', 'owl'] },
    { palette: 'parlour', composition: 'ticket', lettering: 'engraved' },
    { rtp: 96.77, volatility: 'high', minBet: 1, maxBet: 1000, paylines: 50, hitRatio: 20.3 },
  ),
  game(
    { code: 'mango-afternoon', nameEn: 'Mango Afternoon', nameTh: 'บ่ายนี้มีมะม่วง' },
    { motif: 'mango', variant: 1, beside: ['fruit', 'durian', 'candy'] },
    { palette: 'paper', composition: 'stage', lettering: 'ribbon' },
    { rtp: 96.6, volatility: 'high', minBet: 2, maxBet: 2000, paylines: 20, hitRatio: 22.1 },
  ),
];
