import { designFor } from '../designGame.ts';

const game = designFor('hollow-drum', 'slot');

/** The games of Hollow Drum. */
export const hollowDrum = [
  game(
    {
      code: 'masks-after-dark',
      nameEn: 'Masks After Dark',
      nameTh: 'หน้ากากหลังเที่ยงคืน',
      hot: true,
      freespin: true,
    },
    { motif: 'mask', variant: 0, beside: ['lantern', 'coins'] },
    { palette: 'midnight', composition: 'stage', lettering: 'neon-line' },
    { rtp: 95.63, volatility: 'medium', minBet: 1, maxBet: 400, paylines: 20, hitRatio: 28.5 },
  ),
  game(
    { code: 'drum-gorilla', nameEn: 'Drum Gorilla', nameTh: 'กอริลลารัวกลอง' },
    { motif: 'gorilla', variant: 2, beside: ['fruit', 'durian'] },
    { palette: 'neon', composition: 'skyline', lettering: 'extruded' },
    { rtp: 95.94, volatility: 'medium', minBet: 1, maxBet: 5000, paylines: 40, hitRatio: 24.7 },
  ),
  game(
    { code: 'sorceress-on-stage', nameEn: 'Sorceress on Stage', nameTh: 'แม่มดขึ้นเวที', hot: true },
    { motif: 'sorceress', variant: 0, beside: ['lantern', 'diamond', 'cards'] },
    { palette: 'lavender', composition: 'stage', lettering: 'extruded' },
    { rtp: 97.06, volatility: 'medium', minBet: 5, maxBet: 1000, paylines: 9, hitRatio: 26.3 },
  ),
  game(
    { code: 'disco-robot', nameEn: 'Disco Robot', nameTh: 'หุ่นยนต์ดิสโก้' },
    { motif: 'robot', variant: 0, beside: ['coins', 'rocket', 'diamond'] },
    { palette: 'parlour', composition: 'kaleido', lettering: 'badge' },
    { rtp: 96.93, volatility: 'medium', minBet: 5, maxBet: 1000, paylines: 243, hitRatio: 25.7 },
  ),
  game(
    { code: 'tiger-encore', nameEn: 'Tiger Encore', nameTh: 'เสือร้องเพลงแถม' },
    { motif: 'tiger', variant: 0, pose: 1, beside: ['diamond', 'coins'] },
    { palette: 'plum', composition: 'skyline', lettering: 'neon-line' },
    { rtp: 95.79, volatility: 'medium', minBet: 1, maxBet: 5000, paylines: 9, hitRatio: 28.5 },
  ),
  game(
    { code: 'monkey-brass-band', nameEn: 'Monkey Brass Band', nameTh: 'วงแตรลิงป่า', freespin: true },
    { motif: 'monkey', variant: 2, beside: ['mango', 'fruit', 'coins'] },
    { palette: 'monsoon', composition: 'close-up', lettering: 'extruded' },
    { rtp: 95.84, volatility: 'medium', minBet: 2, maxBet: 400, paylines: 5, hitRatio: 29.2 },
  ),
  game(
    { code: 'bell-beat', nameEn: 'Bell Beat', nameTh: 'จังหวะกระดิ่ง' },
    { motif: 'bells', variant: 0, beside: ['coins', 'diamond', 'sevens'] },
    { palette: 'candy', composition: 'stage', lettering: 'stacked' },
    { rtp: 95.71, volatility: 'high', minBet: 1, maxBet: 400, paylines: 576, hitRatio: 19.5 },
  ),
  game(
    { code: 'dragon-dance-night', nameEn: 'Dragon Dance Night', nameTh: 'คืนเชิดมังกร' },
    { motif: 'dragon', variant: 1, pose: 1, beside: ['diamond', 'coins'] },
    { palette: 'dusk', composition: 'skyline', lettering: 'badge' },
    { rtp: 96.6, volatility: 'medium', minBet: 1, maxBet: 400, paylines: 40, hitRatio: 28 },
  ),
  game(
    { code: 'diamond-groove', nameEn: 'Diamond Groove', nameTh: 'เพชรแดนซ์ทั้งคืน' },
    { motif: 'diamond', variant: 0, beside: ['dice', 'coins', 'sevens'] },
    { palette: 'neon', composition: 'stage', lettering: 'neon-line' },
    { rtp: 96.26, volatility: 'medium', minBet: 1, maxBet: 400, paylines: 243, hitRatio: 29.9 },
  ),
  game(
    { code: 'fruit-remix', nameEn: 'Fruit Remix', nameTh: 'ผลไม้รีมิกซ์' },
    { motif: 'fruit', variant: 1, beside: ['candy', 'mango'] },
    { palette: 'plum', composition: 'close-up', lettering: 'stacked' },
    { rtp: 95.41, volatility: 'high', minBet: 1, maxBet: 2000, paylines: 20, hitRatio: 19.5 },
  ),
];
