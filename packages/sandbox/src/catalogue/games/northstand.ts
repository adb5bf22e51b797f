import { designFor } from '../designGame.ts';

const game = designFor('northstand', 'sport');

/** The games of Northstand. */
export const northstand = [
  game(
    { code: 'full-time-football', nameEn: 'Full Time Football', nameTh: 'ฟุตบอลเต็มเวลา' },
    { motif: 'football', variant: 0, beside: ['diamond'] },
    { palette: 'lime', composition: 'pitch', lettering: 'stacked' },
    { rtp: 93.47, volatility: 'medium', minBet: 20, maxBet: 50000, paylines: 0, hitRatio: 37.3 },
  ),
  game(
    { code: 'muay-ring', nameEn: 'Muay Ring', nameTh: 'สังเวียนมวย' },
    { motif: 'boxing-gloves', variant: 1, beside: ['football', 'bells'] },
    { palette: 'dusk', composition: 'sunburst', lettering: 'rising' },
    { rtp: 93.44, volatility: 'low', minBet: 20, maxBet: 10000, paylines: 0, hitRatio: 38.2 },
  ),
  game(
    { code: 'penalty-night', nameEn: 'Penalty Night', nameTh: 'คืนดวลจุดโทษ' },
    { motif: 'football', variant: 2, beside: ['coins', 'bells'] },
    { palette: 'midnight', composition: 'close-up', lettering: 'extruded' },
    { rtp: 93.39, volatility: 'low', minBet: 20, maxBet: 20000, paylines: 0, hitRatio: 38.6 },
  ),
  game(
    { code: 'long-boat-race', nameEn: 'Long Boat Race', nameTh: 'ศึกเรือยาว' },
    { motif: 'longtail-boat', variant: 2, beside: ['football', 'mango'] },
    { palette: 'paper', composition: 'split', lettering: 'stacked' },
    { rtp: 94.22, volatility: 'medium', minBet: 20, maxBet: 50000, paylines: 0, hitRatio: 41.4 },
  ),
  game(
    { code: 'weekend-fixtures', nameEn: 'Weekend Fixtures', nameTh: 'บอลสุดสัปดาห์' },
    { motif: 'football', variant: 1, beside: ['coins', 'boxing-gloves'] },
    { palette: 'kickoff', composition: 'sunburst', lettering: 'badge' },
    { rtp: 95.79, volatility: 'medium', minBet: 20, maxBet: 20000, paylines: 0, hitRatio: 40.4 },
  ),
  game(
    { code: 'robot-cup', nameEn: 'Robot Cup', nameTh: 'ถ้วยหุ่นยนต์', hot: true },
    { motif: 'robot', variant: 0, beside: ['football', 'rocket'] },
    { palette: 'lagoon', composition: 'pitch', lettering: 'rising' },
    { rtp: 95.68, volatility: 'low', minBet: 20, maxBet: 50000, paylines: 0, hitRatio: 39.9 },
  ),
  game(
    { code: 'tiger-tip-off', nameEn: 'Tiger Tip-Off', nameTh: 'เสือลุยบาส' },
    { motif: 'tiger', variant: 1, beside: ['football', 'coins'] },
    { palette: 'forge', composition: 'split', lettering: 'extruded' },
    { rtp: 93.52, volatility: 'low', minBet: 10, maxBet: 50000, paylines: 0, hitRatio: 32.5 },
  ),
  game(
    { code: 'virtual-league', nameEn: 'Virtual League', nameTh: 'ลีกบอลเสมือนจริง' },
    { motif: 'football', variant: 2, pose: 1, beside: ['diamond'] },
    { palette: 'neon', composition: 'stage', lettering: 'rising' },
    { rtp: 96.08, volatility: 'low', minBet: 20, maxBet: 50000, paylines: 0, hitRatio: 42.7 },
  ),
  game(
    { code: 'knockout-round', nameEn: 'Knockout Round', nameTh: 'ยกน็อกเอาต์' },
    { motif: 'boxing-gloves', variant: 2, beside: ['football'] },
    { palette: 'monsoon', composition: 'pitch', lettering: 'stacked' },
    { rtp: 95.68, volatility: 'medium', minBet: 50, maxBet: 50000, paylines: 0, hitRatio: 35.3 },
  ),
  game(
    { code: 'e-sports-arena', nameEn: 'E-Sports Arena', nameTh: 'อีสปอร์ตอารีนา' },
    { motif: 'rocket', variant: 0, beside: ['football', 'diamond'] },
    { palette: 'lagoon', composition: 'split', lettering: 'badge' },
    { rtp: 95.08, volatility: 'low', minBet: 50, maxBet: 20000, paylines: 0, hitRatio: 41.1 },
  ),
  game(
    { code: 'elephant-football', nameEn: 'Elephant Football', nameTh: 'ช้างเตะบอล' },
    { motif: 'elephant', variant: 1, beside: ['football', 'fruit'] },
    { palette: 'desert', composition: 'sunburst', lettering: 'rising' },
    { rtp: 93.45, volatility: 'medium', minBet: 50, maxBet: 10000, paylines: 0, hitRatio: 31.6 },
  ),
  game(
    { code: 'gorilla-volleyball', nameEn: 'Gorilla Volleyball', nameTh: 'วอลเลย์กอริลลา' },
    { motif: 'gorilla', variant: 2, beside: ['football', 'fruit'] },
    { palette: 'icefield', composition: 'pitch', lettering: 'extruded' },
    { rtp: 95.36, volatility: 'medium', minBet: 50, maxBet: 20000, paylines: 0, hitRatio: 38.6 },
  ),
  game(
    { code: 'corner-kick-five', nameEn: 'Corner Kick Five', nameTh: 'ลูกเตะมุมห้าคู่' },
    { motif: 'football', variant: 0, pose: 0, beside: ['coins', 'bells'] },
    { palette: 'paper', composition: 'split', lettering: 'stacked' },
    { rtp: 93.37, volatility: 'medium', minBet: 50, maxBet: 10000, paylines: 0, hitRatio: 43.4 },
  ),
  game(
    { code: 'hoop-wolves', nameEn: 'Hoop Wolves', nameTh: 'หมาป่าบาสเกตบอล' },
    { motif: 'wolf', variant: 1, beside: ['football', 'diamond'] },
    { palette: 'jade', composition: 'sunburst', lettering: 'extruded' },
    { rtp: 93.3, volatility: 'low', minBet: 10, maxBet: 10000, paylines: 0, hitRatio: 32.7 },
  ),
  game(
    { code: 'kite-cup', nameEn: 'Kite Cup', nameTh: 'ว่าวชิงถ้วย' },
    { motif: 'kite', variant: 2, beside: ['football'] },
    { palette: 'lime', composition: 'pitch', lettering: 'rising' },
    { rtp: 94.2, volatility: 'low', minBet: 20, maxBet: 20000, paylines: 0, hitRatio: 31.4 },
  ),
  game(
    { code: 'tuk-tuk-grand-tour', nameEn: 'Tuk-Tuk Grand Tour', nameTh: 'แรลลี่ตุ๊กตุ๊ก', new: true },
    { motif: 'tuk-tuk', variant: 0, beside: ['football', 'lantern'] },
    { palette: 'felt', composition: 'close-up', lettering: 'stacked' },
    { rtp: 96.14, volatility: 'low', minBet: 10, maxBet: 10000, paylines: 0, hitRatio: 44.1 },
  ),
];
