import { designFor } from '../designGame.ts';

const game = designFor('little-thunder', 'slot');

/** The games of Little Thunder. */
export const littleThunder = [
  game(
    {
      code: 'thunder-paws',
      nameEn: 'Thunder Paws',
      nameTh: 'อุ้งเท้าสายฟ้า',
      new: true,
      freespin: true,
    },
    { motif: 'tiger', variant: 2, beside: ['bells', 'coins'] },
    { palette: 'monsoon', composition: 'close-up', lettering: 'outlined' },
    { rtp: 95.6, volatility: 'medium', minBet: 1, maxBet: 1500, paylines: 40, hitRatio: 28 },
  ),
  game(
    { code: 'ringside-thunder', nameEn: 'Ringside Thunder', nameTh: 'หมัดฟ้าผ่า', new: true },
    { motif: 'boxing-gloves', variant: 2, beside: ['football', 'coins'] },
    { palette: 'icefield', composition: 'split', lettering: 'extruded' },
    { rtp: 96.9, volatility: 'low', minBet: 1, maxBet: 1000, paylines: 1024, hitRatio: 31.1 },
  ),
  game(
    { code: 'tuk-tuk-turbo', nameEn: 'Tuk-Tuk Turbo', nameTh: 'ตุ๊กตุ๊กเทอร์โบ' },
    { motif: 'tuk-tuk', variant: 0, beside: ['candy', 'coins'] },
    { palette: 'forge', composition: 'skyline', lettering: 'rising' },
    { rtp: 95.31, volatility: 'medium', minBet: 1, maxBet: 2000, paylines: 576, hitRatio: 28.1 },
  ),
  game(
    { code: 'sky-breaker', nameEn: 'Sky Breaker', nameTh: 'จรวดทะลุฟ้า', freespin: true },
    { motif: 'rocket', variant: 1, beside: ['sevens', 'lottery-balls'] },
    { palette: 'clay', composition: 'sunburst', lettering: 'extruded' },
    { rtp: 95.1, volatility: 'medium', minBet: 5, maxBet: 2000, paylines: 50, hitRatio: 30.6 },
  ),
  game(
    { code: 'boss-of-the-canopy', nameEn: 'Boss of the Canopy', nameTh: 'พี่ใหญ่ยอดไม้', hot: true },
    { motif: 'gorilla', variant: 0, beside: ['coins', 'mango', 'fruit'] },
    { palette: 'desert', composition: 'thicket', lettering: 'rising' },
    { rtp: 96.79, volatility: 'high', minBet: 1, maxBet: 1000, paylines: 10, hitRatio: 19.6 },
  ),
  game(
    {
      code: 'storm-caller-dragon',
      nameEn: 'Storm Caller Dragon',
      nameTh: 'มังกรเรียกพายุ',
      freespin: true,
    },
    { motif: 'dragon', variant: 0, beside: ['lantern', 'coins'] },
    { palette: 'monsoon', composition: 'split', lettering: 'stacked' },
    { rtp: 97.14, volatility: 'high', minBet: 1, maxBet: 2000, paylines: 576, hitRatio: 20 },
  ),
  game(
    { code: 'sevens-on-fire', nameEn: 'Sevens on Fire', nameTh: 'เจ็ดลุกเป็นไฟ' },
    { motif: 'sevens', variant: 2, beside: ['bells', 'fruit', 'coins'] },
    { palette: 'forge', composition: 'close-up', lettering: 'extruded' },
    { rtp: 95.59, volatility: 'medium', minBet: 1, maxBet: 1000, paylines: 9, hitRatio: 24.6 },
  ),
  game(
    { code: 'thunder-bells', nameEn: 'Thunder Bells', nameTh: 'กระดิ่งสายฟ้า', hot: true },
    { motif: 'bells', variant: 1, beside: ['sevens', 'fruit', 'coins'] },
    { palette: 'orchid', composition: 'sunburst', lettering: 'rising' },
    { rtp: 96.59, volatility: 'low', minBet: 5, maxBet: 1500, paylines: 40, hitRatio: 37 },
  ),
  game(
    { code: 'magma-punch', nameEn: 'Magma Punch', nameTh: 'หมัดลาวา', hot: true, freespin: true },
    { motif: 'volcano', variant: 1, beside: ['diamond', 'rocket', 'coins'] },
    { palette: 'midnight', composition: 'split', lettering: 'extruded' },
    { rtp: 95.84, volatility: 'high', minBet: 1, maxBet: 2000, paylines: 5, hitRatio: 22.8 },
  ),
  game(
    { code: 'rooster-riot', nameEn: 'Rooster Riot', nameTh: 'ไก่ซ่าป่วนลาน', freespin: true },
    { motif: 'rooster', variant: 0, beside: ['mango', 'coins'] },
    { palette: 'kickoff', composition: 'split', lettering: 'rising' },
    { rtp: 95.81, volatility: 'high', minBet: 1, maxBet: 1000, paylines: 25, hitRatio: 20.1 },
  ),
];
