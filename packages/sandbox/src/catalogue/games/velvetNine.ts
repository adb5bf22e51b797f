import { designFor } from '../designGame.ts';

const game = designFor('velvet-nine', 'casino');

/** The games of Velvet Nine. */
export const velvetNine = [
  game(
    { code: 'velvet-baccarat', nameEn: 'Velvet Baccarat', nameTh: 'บาคาร่ากำมะหยี่', hot: true },
    { motif: 'baccarat-shoe', variant: 1, beside: ['coins', 'dice'] },
    { palette: 'forge', composition: 'table', lettering: 'engraved' },
    { rtp: 97.1, volatility: 'low', minBet: 100, maxBet: 50000, paylines: 0, hitRatio: 43 },
  ),
  game(
    { code: 'nine-room-roulette', nameEn: 'Nine Room Roulette', nameTh: 'รูเล็ตห้องเก้า' },
    { motif: 'roulette', variant: 2, beside: ['diamond', 'dice', 'cards'] },
    { palette: 'orchid', composition: 'stage', lettering: 'neon-line' },
    { rtp: 97.37, volatility: 'medium', minBet: 100, maxBet: 10000, paylines: 0, hitRatio: 47.9 },
  ),
  game(
    { code: 'blackjack-salon', nameEn: 'Blackjack Salon', nameTh: 'แบล็คแจ็คซาลอน' },
    { motif: 'cards', variant: 1, beside: ['coins'] },
    { palette: 'kickoff', composition: 'ticket', lettering: 'engraved' },
    { rtp: 96.92, volatility: 'low', minBet: 50, maxBet: 20000, paylines: 0, hitRatio: 45 },
  ),
  game(
    { code: 'dragon-and-tiger-hall', nameEn: 'Dragon and Tiger Hall', nameTh: 'เสือมังกรห้องใหญ่' },
    { motif: 'dragon', variant: 1, beside: ['coins', 'cards', 'diamond'] },
    { palette: 'felt', composition: 'table', lettering: 'neon-line' },
    { rtp: 97.74, volatility: 'low', minBet: 10, maxBet: 10000, paylines: 0, hitRatio: 48.8 },
  ),
  game(
    { code: 'silk-sic-bo', nameEn: 'Silk Sic Bo', nameTh: 'ไฮโลผ้าไหม' },
    { motif: 'dice', variant: 2, beside: ['cards', 'coins'] },
    { palette: 'lagoon', composition: 'stage', lettering: 'engraved' },
    { rtp: 96.84, volatility: 'low', minBet: 20, maxBet: 20000, paylines: 0, hitRatio: 45.9 },
  ),
  game(
    { code: 'gourd-crab-fish', nameEn: 'Gourd Crab Fish', nameTh: 'น้ำเต้าปูปลา', new: true },
    { motif: 'crab', variant: 1, pose: 0, beside: ['treasure', 'coins'] },
    { palette: 'plum', composition: 'ticket', lettering: 'neon-line' },
    { rtp: 98.58, volatility: 'medium', minBet: 20, maxBet: 20000, paylines: 0, hitRatio: 48.1 },
  ),
  game(
    { code: 'masked-poker', nameEn: 'Masked Poker', nameTh: 'โป๊กเกอร์หน้ากาก' },
    { motif: 'mask', variant: 1, beside: ['diamond', 'cards'] },
    { palette: 'jade', composition: 'table', lettering: 'ribbon' },
    { rtp: 97.98, volatility: 'low', minBet: 10, maxBet: 10000, paylines: 0, hitRatio: 48.4 },
  ),
  game(
    { code: 'three-card-evening', nameEn: 'Three Card Evening', nameTh: 'ไพ่สามใบยามค่ำ' },
    { motif: 'cards', variant: 1, beside: ['diamond'] },
    { palette: 'candy', composition: 'stage', lettering: 'badge' },
    { rtp: 97.62, volatility: 'medium', minBet: 20, maxBet: 5000, paylines: 0, hitRatio: 45 },
  ),
  game(
    { code: 'ruby-wheel', nameEn: 'Ruby Wheel', nameTh: 'วงล้อทับทิม' },
    { motif: 'roulette', variant: 0, beside: ['dice', 'coins', 'diamond'] },
    { palette: 'forge', composition: 'kaleido', lettering: 'ribbon' },
    { rtp: 96.67, volatility: 'low', minBet: 10, maxBet: 10000, paylines: 0, hitRatio: 45.3 },
  ),
  game(
    { code: 'speed-shoe-baccarat', nameEn: 'Speed Shoe Baccarat', nameTh: 'บาคาร่าสายด่วน' },
    { motif: 'baccarat-shoe', variant: 1, beside: ['coins', 'dice'] },
    { palette: 'orchid', composition: 'ticket', lettering: 'engraved' },
    { rtp: 97.48, volatility: 'low', minBet: 100, maxBet: 50000, paylines: 0, hitRatio: 47.7 },
  ),
  game(
    { code: 'diamond-pairs', nameEn: 'Diamond Pairs', nameTh: 'ไพ่คู่เพชร', hot: true },
    { motif: 'diamond', variant: 1, beside: ['dice', 'coins', 'cards'] },
    { palette: 'plum', composition: 'table', lettering: 'engraved' },
    { rtp: 97.14, volatility: 'low', minBet: 50, maxBet: 10000, paylines: 0, hitRatio: 44.4 },
  ),
  game(
    { code: 'fan-tan-house', nameEn: 'Fan Tan House', nameTh: 'กำถั่วโต๊ะทอง', new: true },
    { motif: 'coins', variant: 1, beside: ['cards'] },
    { palette: 'monsoon', composition: 'stage', lettering: 'ribbon' },
    { rtp: 97.58, volatility: 'medium', minBet: 100, maxBet: 5000, paylines: 0, hitRatio: 48.8 },
  ),
  game(
    { code: 'pok-deng-lounge', nameEn: 'Pok Deng Lounge', nameTh: 'ป๊อกเด้งเลานจ์' },
    { motif: 'cards', variant: 0, beside: ['diamond'] },
    { palette: 'felt', composition: 'kaleido', lettering: 'engraved' },
    { rtp: 98.33, volatility: 'low', minBet: 20, maxBet: 5000, paylines: 0, hitRatio: 46.4 },
  ),
  game(
    { code: 'tigers-hand', nameEn: "Tiger's Hand", nameTh: 'ไพ่ในมือเสือ' },
    { motif: 'tiger', variant: 1, beside: ['cards', 'coins'] },
    { palette: 'dusk', composition: 'table', lettering: 'ribbon' },
    { rtp: 96.88, volatility: 'low', minBet: 20, maxBet: 20000, paylines: 0, hitRatio: 47.3 },
  ),
];
