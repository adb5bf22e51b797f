import { designFor } from '../designGame.ts';

const game = designFor('reef-and-rod', 'fishing');

/** The games of Reef & Rod. */
export const reefAndRod = [
  game(
    { code: 'crab-cannon', nameEn: 'Crab Cannon', nameTh: 'ปูปืนใหญ่' },
    { motif: 'crab', variant: 1, beside: ['fish', 'coins'] },
    { palette: 'lagoon', composition: 'porthole', lettering: 'arched' },
    { rtp: 97.39, volatility: 'medium', minBet: 1, maxBet: 1000, paylines: 0, hitRatio: 26.1 },
  ),
  game(
    { code: 'reef-rumble', nameEn: 'Reef Rumble', nameTh: 'แนวปะการังเดือด', new: true },
    { motif: 'fish', variant: 2, beside: ['treasure', 'crab'] },
    { palette: 'lavender', composition: 'dunes', lettering: 'badge' },
    { rtp: 96.14, volatility: 'medium', minBet: 1, maxBet: 1000, paylines: 0, hitRatio: 38.6 },
  ),
  game(
    { code: 'longtail-angler', nameEn: 'Longtail Angler', nameTh: 'หางยาวล่าปลา', hot: true },
    { motif: 'longtail-boat', variant: 1, beside: ['fish', 'coins'] },
    { palette: 'felt', composition: 'sunburst', lettering: 'ribbon' },
    { rtp: 95.61, volatility: 'low', minBet: 1, maxBet: 100, paylines: 0, hitRatio: 41 },
  ),
  game(
    { code: 'koi-pond-shooter', nameEn: 'Koi Pond Shooter', nameTh: 'ยิงคาร์ปสระทอง', new: true },
    { motif: 'koi', variant: 0, beside: ['fish', 'diamond', 'coins'] },
    { palette: 'jade', composition: 'underwater', lettering: 'arched' },
    { rtp: 95.65, volatility: 'low', minBet: 1, maxBet: 1000, paylines: 0, hitRatio: 31.8 },
  ),
  game(
    { code: 'sunken-vault', nameEn: 'Sunken Vault', nameTh: 'คลังสมบัติจมน้ำ' },
    { motif: 'treasure', variant: 0, beside: ['fish', 'coins', 'diamond'] },
    { palette: 'dusk', composition: 'porthole', lettering: 'ribbon' },
    { rtp: 96.63, volatility: 'high', minBet: 1, maxBet: 1000, paylines: 0, hitRatio: 32.6 },
  ),
  game(
    { code: 'monster-of-the-reef', nameEn: 'Monster of the Reef', nameTh: 'อสูรแนวปะการัง' },
    { motif: 'sea-serpent', variant: 2, beside: ['fish', 'crab', 'coins'] },
    { palette: 'paper', composition: 'sunburst', lettering: 'arched' },
    { rtp: 95.82, volatility: 'high', minBet: 1, maxBet: 100, paylines: 0, hitRatio: 28.2 },
  ),
  game(
    { code: 'pearl-song', nameEn: 'Pearl Song', nameTh: 'เพลงไข่มุก', new: true },
    { motif: 'mermaid', variant: 1, beside: ['fish', 'coins'] },
    { palette: 'desert', composition: 'dunes', lettering: 'ribbon' },
    { rtp: 96.29, volatility: 'high', minBet: 1, maxBet: 200, paylines: 0, hitRatio: 35.5 },
  ),
  game(
    { code: 'dynamite-bass', nameEn: 'Dynamite Bass', nameTh: 'กะพงระเบิดน้ำ', hot: true },
    { motif: 'fish', variant: 1, beside: ['treasure', 'crab'] },
    { palette: 'kickoff', composition: 'underwater', lettering: 'brush' },
    { rtp: 96.22, volatility: 'high', minBet: 1, maxBet: 1000, paylines: 0, hitRatio: 28.2 },
  ),
  game(
    { code: 'lava-reef', nameEn: 'Lava Reef', nameTh: 'ปะการังลาวา', hot: true },
    { motif: 'volcano', variant: 0, beside: ['fish', 'coins', 'turtle'] },
    { palette: 'dusk', composition: 'sunburst', lettering: 'badge' },
    { rtp: 97.16, volatility: 'medium', minBet: 1, maxBet: 100, paylines: 0, hitRatio: 37.4 },
  ),
  game(
    { code: 'shell-squad', nameEn: 'Shell Squad', nameTh: 'แก๊งกระดองซ่า' },
    { motif: 'turtle', variant: 2, beside: ['fish', 'diamond', 'coins'] },
    { palette: 'icefield', composition: 'porthole', lettering: 'arched' },
    { rtp: 96.37, volatility: 'medium', minBet: 1, maxBet: 500, paylines: 0, hitRatio: 37.6 },
  ),
];
