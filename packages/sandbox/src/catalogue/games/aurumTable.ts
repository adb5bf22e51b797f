import { designFor } from '../designGame.ts';

const game = designFor('aurum-table', 'casino');

/** The games of Aurum Table. */
export const aurumTable = [
  game(
    {
      code: 'golden-hour-roulette',
      nameEn: 'Golden Hour Roulette',
      nameTh: 'รูเล็ตชั่วโมงทอง',
      new: true,
    },
    { motif: 'roulette', variant: 1, beside: ['coins', 'cards'] },
    { palette: 'desert', composition: 'podium', lettering: 'badge' },
    { rtp: 96.92, volatility: 'low', minBet: 100, maxBet: 10000, paylines: 0, hitRatio: 48.9 },
  ),
  game(
    { code: 'aurum-baccarat', nameEn: 'Aurum Baccarat', nameTh: 'บาคาร่าออรัม', hot: true },
    { motif: 'baccarat-shoe', variant: 2, beside: ['diamond', 'cards', 'coins'] },
    { palette: 'plum', composition: 'sunburst', lettering: 'stacked' },
    { rtp: 97.07, volatility: 'low', minBet: 10, maxBet: 50000, paylines: 0, hitRatio: 45.6 },
  ),
  game(
    { code: 'lucky-three-dice', nameEn: 'Lucky Three Dice', nameTh: 'ไฮโลสามลูก' },
    { motif: 'dice', variant: 1, beside: ['coins', 'diamond'] },
    { palette: 'parlour', composition: 'kaleido', lettering: 'badge' },
    { rtp: 98.75, volatility: 'medium', minBet: 100, maxBet: 5000, paylines: 0, hitRatio: 46.8 },
  ),
  game(
    { code: 'andaman-holdem', nameEn: "Andaman Hold'em", nameTh: 'โฮลเอ็มอันดามัน', hot: true },
    { motif: 'cards', variant: 0, beside: ['diamond'] },
    { palette: 'icefield', composition: 'skyline', lettering: 'outlined' },
    { rtp: 98.03, volatility: 'low', minBet: 50, maxBet: 20000, paylines: 0, hitRatio: 46.7 },
  ),
  game(
    { code: 'coin-wheel', nameEn: 'Coin Wheel', nameTh: 'วงล้อเหรียญทอง', hot: true },
    { motif: 'coins', variant: 2, beside: ['cards'] },
    { palette: 'clay', composition: 'table', lettering: 'badge' },
    { rtp: 96.92, volatility: 'medium', minBet: 20, maxBet: 5000, paylines: 0, hitRatio: 44.3 },
  ),
  game(
    { code: 'no-commission-baccarat', nameEn: 'No Commission Baccarat', nameTh: 'บาคาร่าไม่หักค่าน้ำ' },
    { motif: 'baccarat-shoe', variant: 0, beside: ['cards', 'coins', 'diamond'] },
    { palette: 'lime', composition: 'podium', lettering: 'engraved' },
    { rtp: 98.75, volatility: 'medium', minBet: 20, maxBet: 5000, paylines: 0, hitRatio: 42.6 },
  ),
  game(
    { code: 'rummy-riverside', nameEn: 'Rummy Riverside', nameTh: 'รัมมี่ริมน้ำ', new: true },
    { motif: 'cards', variant: 2, beside: ['dice', 'coins', 'diamond'] },
    { palette: 'monsoon', composition: 'kaleido', lettering: 'engraved' },
    { rtp: 98.39, volatility: 'medium', minBet: 20, maxBet: 5000, paylines: 0, hitRatio: 42.1 },
  ),
  game(
    { code: 'dragon-room', nameEn: 'Dragon Room', nameTh: 'ห้องมังกร' },
    { motif: 'dragon', variant: 0, beside: ['cards', 'coins'] },
    { palette: 'desert', composition: 'podium', lettering: 'stacked' },
    { rtp: 98.6, volatility: 'medium', minBet: 20, maxBet: 20000, paylines: 0, hitRatio: 46.2 },
  ),
  game(
    { code: 'double-ball-roulette', nameEn: 'Double Ball Roulette', nameTh: 'รูเล็ตสองลูก' },
    { motif: 'roulette', variant: 2, beside: ['coins', 'cards'] },
    { palette: 'dusk', composition: 'table', lettering: 'outlined' },
    { rtp: 96.54, volatility: 'low', minBet: 50, maxBet: 10000, paylines: 0, hitRatio: 45.6 },
  ),
  game(
    { code: 'elephant-stud-poker', nameEn: 'Elephant Stud Poker', nameTh: 'โป๊กเกอร์ช้างงาม' },
    { motif: 'elephant', variant: 0, beside: ['coins', 'cards'] },
    { palette: 'lavender', composition: 'skyline', lettering: 'badge' },
    { rtp: 97.51, volatility: 'low', minBet: 20, maxBet: 5000, paylines: 0, hitRatio: 46.5 },
  ),
  game(
    { code: 'river-fish-dice', nameEn: 'River Fish Dice', nameTh: 'เต๋าปลาท่าน้ำ' },
    { motif: 'fish', variant: 1, beside: ['diamond'] },
    { palette: 'parlour', composition: 'podium', lettering: 'outlined' },
    { rtp: 97.59, volatility: 'medium', minBet: 50, maxBet: 20000, paylines: 0, hitRatio: 44.4 },
  ),
  game(
    { code: 'ace-and-crown', nameEn: 'Ace and Crown', nameTh: 'เอซกับมงกุฎ' },
    { motif: 'crown', variant: 1, beside: ['diamond', 'coins', 'cards'] },
    { palette: 'clay', composition: 'table', lettering: 'badge' },
    { rtp: 97.25, volatility: 'medium', minBet: 20, maxBet: 10000, paylines: 0, hitRatio: 47.7 },
  ),
  game(
    { code: 'big-six-bells', nameEn: 'Big Six Bells', nameTh: 'บิ๊กซิกซ์กระดิ่งทอง' },
    { motif: 'bells', variant: 2, beside: ['coins', 'diamond', 'cards'] },
    { palette: 'neon', composition: 'skyline', lettering: 'stacked' },
    { rtp: 97.62, volatility: 'medium', minBet: 20, maxBet: 50000, paylines: 0, hitRatio: 43.5 },
  ),
  game(
    { code: 'kaeng-card-club', nameEn: 'Kaeng Card Club', nameTh: 'สโมสรไพ่แคง' },
    { motif: 'cards', variant: 2, beside: ['dice', 'coins', 'diamond'] },
    { palette: 'lagoon', composition: 'podium', lettering: 'badge' },
    { rtp: 98.51, volatility: 'low', minBet: 50, maxBet: 50000, paylines: 0, hitRatio: 43.6 },
  ),
];
