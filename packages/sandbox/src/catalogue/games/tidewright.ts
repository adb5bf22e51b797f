import { designFor } from '../designGame.ts';

const game = designFor('tidewright', 'fishing');

/** The games of Tidewright. */
export const tidewright = [
  game(
    { code: 'deep-sea-captain', nameEn: 'Deep Sea Captain', nameTh: 'กัปตันทะเลลึก', new: true },
    { motif: 'fish', variant: 1, beside: ['diamond', 'coins'] },
    { palette: 'icefield', composition: 'underwater', lettering: 'rising' },
    { rtp: 95.96, volatility: 'low', minBet: 1, maxBet: 200, paylines: 0, hitRatio: 40.1 },
  ),
  game(
    { code: 'serpent-hunter', nameEn: 'Serpent Hunter', nameTh: 'ล่างูยักษ์ใต้สมุทร' },
    { motif: 'sea-serpent', variant: 1, beside: ['fish', 'crab', 'coins'] },
    { palette: 'clay', composition: 'close-up', lettering: 'outlined' },
    { rtp: 96.66, volatility: 'low', minBet: 1, maxBet: 1000, paylines: 0, hitRatio: 35.7 },
  ),
  game(
    { code: 'iron-claw-hunt', nameEn: 'Iron Claw Hunt', nameTh: 'ล่าปูก้ามเหล็ก' },
    { motif: 'crab', variant: 2, beside: ['fish', 'coins', 'diamond'] },
    { palette: 'desert', composition: 'split', lettering: 'neon-line' },
    { rtp: 95.5, volatility: 'low', minBet: 1, maxBet: 1000, paylines: 0, hitRatio: 27.7 },
  ),
  game(
    { code: 'mermaids-net', nameEn: "Mermaid's Net", nameTh: 'แหนางเงือก' },
    { motif: 'mermaid', variant: 1, beside: ['fish', 'treasure', 'diamond'] },
    { palette: 'neon', composition: 'porthole', lettering: 'rising' },
    { rtp: 96.57, volatility: 'medium', minBet: 1, maxBet: 1000, paylines: 0, hitRatio: 30.7 },
  ),
  game(
    { code: 'lure-legend', nameEn: 'Lure Legend', nameTh: 'ตำนานเหยื่อปลอม', hot: true },
    { motif: 'fish', variant: 0, beside: ['crab', 'coins'] },
    { palette: 'lagoon', composition: 'horizon', lettering: 'outlined' },
    { rtp: 95.83, volatility: 'low', minBet: 1, maxBet: 200, paylines: 0, hitRatio: 36.3 },
  ),
  game(
    {
      code: 'turtle-treasure-dive',
      nameEn: 'Turtle Treasure Dive',
      nameTh: 'ดำน้ำตามเต่า',
      hot: true,
    },
    { motif: 'turtle', variant: 0, beside: ['fish', 'treasure', 'coins'] },
    { palette: 'felt', composition: 'close-up', lettering: 'rising' },
    { rtp: 96.02, volatility: 'medium', minBet: 1, maxBet: 1000, paylines: 0, hitRatio: 42.5 },
  ),
  game(
    { code: 'dragon-trench', nameEn: 'Dragon Trench', nameTh: 'มังกรร่องสมุทร' },
    { motif: 'dragon', variant: 1, beside: ['fish', 'coins', 'diamond'] },
    { palette: 'midnight', composition: 'underwater', lettering: 'outlined' },
    { rtp: 97.36, volatility: 'medium', minBet: 1, maxBet: 200, paylines: 0, hitRatio: 26.9 },
  ),
  game(
    { code: 'giant-koi-cannon', nameEn: 'Giant Koi Cannon', nameTh: 'ปืนใหญ่ล่าคาร์ปยักษ์' },
    { motif: 'koi', variant: 0, beside: ['fish', 'diamond', 'coins'] },
    { palette: 'parlour', composition: 'porthole', lettering: 'extruded' },
    { rtp: 96.4, volatility: 'low', minBet: 1, maxBet: 1000, paylines: 0, hitRatio: 35.9 },
  ),
  game(
    { code: 'torpedo-bay', nameEn: 'Torpedo Bay', nameTh: 'อ่าวตอร์ปิโด' },
    { motif: 'rocket', variant: 1, beside: ['fish', 'coins'] },
    { palette: 'candy', composition: 'horizon', lettering: 'arched' },
    { rtp: 96.28, volatility: 'low', minBet: 1, maxBet: 100, paylines: 0, hitRatio: 33.6 },
  ),
  game(
    { code: 'pirate-fishing-crew', nameEn: 'Pirate Fishing Crew', nameTh: 'ลูกเรือสลัดล่าปลา' },
    { motif: 'pirate', variant: 0, beside: ['fish', 'coins'] },
    { palette: 'lagoon', composition: 'underwater', lettering: 'rising' },
    { rtp: 97.03, volatility: 'high', minBet: 1, maxBet: 200, paylines: 0, hitRatio: 28.3 },
  ),
];
