import { designFor } from '../designGame.ts';

const game = designFor('night-ferry', 'slot');

/** The games of Night Ferry. */
export const nightFerry = [
  game(
    { code: 'owl-city-express', nameEn: 'Owl City Express', nameTh: 'ด่วนนกฮูกราตรี', freespin: true },
    { motif: 'owl', variant: 1, beside: ['candy', 'lantern'] },
    { palette: 'dusk', composition: 'skyline', lettering: 'stacked' },
    { rtp: 95.61, volatility: 'medium', minBet: 2, maxBet: 1500, paylines: 30, hitRatio: 29.5 },
  ),
  game(
    {
      code: 'midnight-longtail',
      nameEn: 'Midnight Longtail',
      nameTh: 'เรือหางยาวเที่ยงคืน',
      hot: true,
    },
    { motif: 'longtail-boat', variant: 0, beside: ['fish', 'lantern'] },
    { palette: 'midnight', composition: 'horizon', lettering: 'outlined' },
    { rtp: 95.29, volatility: 'medium', minBet: 2, maxBet: 3000, paylines: 20, hitRatio: 25.5 },
  ),
  game(
    {
      code: 'howl-on-ninth-street',
      nameEn: 'Howl on Ninth Street',
      nameTh: 'เสียงหอนซอยเก้า',
      freespin: true,
    },
    { motif: 'wolf', variant: 0, beside: ['coins', 'lantern'] },
    { palette: 'neon', composition: 'skyline', lettering: 'badge' },
    { rtp: 94.92, volatility: 'high', minBet: 5, maxBet: 1000, paylines: 40, hitRatio: 17.6 },
  ),
  game(
    { code: 'serpent-strait', nameEn: 'Serpent Strait', nameTh: 'ช่องแคบงูทะเล', new: true },
    { motif: 'sea-serpent', variant: 0, beside: ['diamond', 'coins', 'fish'] },
    { palette: 'desert', composition: 'horizon', lettering: 'neon-line' },
    { rtp: 96.64, volatility: 'medium', minBet: 1, maxBet: 2000, paylines: 243, hitRatio: 26.6 },
  ),
  game(
    { code: 'neon-dock-robot', nameEn: 'Neon Dock Robot', nameTh: 'หุ่นยนต์ท่าเรือนีออน' },
    { motif: 'robot', variant: 2, beside: ['dice', 'sevens', 'coins'] },
    { palette: 'monsoon', composition: 'skyline', lettering: 'extruded' },
    { rtp: 96.81, volatility: 'medium', minBet: 1, maxBet: 1000, paylines: 5, hitRatio: 29.5 },
  ),
  game(
    { code: 'the-quiet-smuggler', nameEn: 'The Quiet Smuggler', nameTh: 'โจรสลัดไร้เสียง' },
    { motif: 'pirate', variant: 0, beside: ['treasure', 'crab', 'diamond'] },
    { palette: 'jade', composition: 'porthole', lettering: 'neon-line' },
    { rtp: 95.69, volatility: 'medium', minBet: 1, maxBet: 400, paylines: 1024, hitRatio: 27.3 },
  ),
  game(
    { code: 'last-deck-out', nameEn: 'Last Deck Out', nameTh: 'ไพ่สำรับสุดท้าย' },
    { motif: 'cards', variant: 2, beside: ['coins'] },
    { palette: 'tangerine', composition: 'close-up', lettering: 'stacked' },
    { rtp: 95.37, volatility: 'high', minBet: 1, maxBet: 1000, paylines: 576, hitRatio: 18.1 },
  ),
  game(
    {
      code: 'dockside-dice',
      nameEn: 'Dockside Dice',
      nameTh: 'ลูกเต๋าท้ายท่า',
      new: true,
      freespin: true,
    },
    { motif: 'dice', variant: 0, beside: ['cards', 'coins'] },
    { palette: 'icefield', composition: 'skyline', lettering: 'neon-line' },
    { rtp: 95.9, volatility: 'medium', minBet: 1, maxBet: 1500, paylines: 40, hitRatio: 26.1 },
  ),
  game(
    { code: 'moonlight-ticket', nameEn: 'Moonlight Ticket', nameTh: 'ตั๋วกระต่ายจันทร์', new: true },
    { motif: 'moon-rabbit', variant: 1, beside: ['coins', 'lantern', 'kite'] },
    { palette: 'plum', composition: 'podium', lettering: 'neon-line' },
    { rtp: 95.55, volatility: 'high', minBet: 1, maxBet: 1500, paylines: 10, hitRatio: 17 },
  ),
  game(
    { code: 'harbour-heist', nameEn: 'Harbour Heist', nameTh: 'ปล้นเพชรปากอ่าว' },
    { motif: 'diamond', variant: 1, beside: ['dice'] },
    { palette: 'dusk', composition: 'skyline', lettering: 'stacked' },
    { rtp: 96.63, volatility: 'medium', minBet: 1, maxBet: 3000, paylines: 20, hitRatio: 27 },
  ),
];
