import { designFor } from '../designGame.ts';

const game = designFor('jade-compass', 'slot');

/** The games of Jade Compass. */
export const jadeCompass = [
  game(
    {
      code: 'jade-river-dragon',
      nameEn: 'Jade River Dragon',
      nameTh: 'มังกรแม่น้ำหยก',
      freespin: true,
    },
    { motif: 'dragon', variant: 2, pose: 0, beside: ['diamond', 'coins'] },
    { palette: 'jade', composition: 'horizon', lettering: 'engraved' },
    { rtp: 96.11, volatility: 'medium', minBet: 1, maxBet: 1500, paylines: 576, hitRatio: 26 },
  ),
  game(
    { code: 'lost-city-of-rain', nameEn: 'Lost City of Rain', nameTh: 'เมืองลับกลางสายฝน' },
    { motif: 'jungle-ruins', variant: 1, beside: ['diamond', 'treasure'] },
    { palette: 'monsoon', composition: 'thicket', lettering: 'stacked' },
    { rtp: 96.28, volatility: 'high', minBet: 1, maxBet: 3000, paylines: 576, hitRatio: 20.5 },
  ),
  game(
    { code: 'tiger-in-bamboo', nameEn: 'Tiger in Bamboo', nameTh: 'เสือซุ่มกอไผ่' },
    { motif: 'tiger', variant: 1, beside: ['coins', 'diamond', 'lantern'] },
    { palette: 'jade', composition: 'kaleido', lettering: 'brush' },
    { rtp: 96.1, volatility: 'low', minBet: 1, maxBet: 2000, paylines: 20, hitRatio: 37.8 },
  ),
  game(
    { code: 'mist-peak-panda', nameEn: 'Mist Peak Panda', nameTh: 'แพนด้ายอดเขาหมอก' },
    { motif: 'panda', variant: 2, beside: ['candy', 'coins', 'lantern'] },
    { palette: 'lavender', composition: 'thicket', lettering: 'engraved' },
    { rtp: 95.19, volatility: 'low', minBet: 2, maxBet: 1000, paylines: 40, hitRatio: 35.4 },
  ),
  game(
    {
      code: 'koi-and-the-waterfall',
      nameEn: 'Koi and the Waterfall',
      nameTh: 'ปลาคาร์ปข้ามน้ำตก',
      freespin: true,
    },
    { motif: 'koi', variant: 1, beside: ['coins', 'fish', 'lantern'] },
    { palette: 'icefield', composition: 'sunburst', lettering: 'brush' },
    { rtp: 96.65, volatility: 'medium', minBet: 2, maxBet: 2000, paylines: 10, hitRatio: 26.7 },
  ),
  game(
    {
      code: 'phoenix-ridge',
      nameEn: 'Phoenix Ridge',
      nameTh: 'สันเขาหงส์ไฟ',
      hot: true,
      freespin: true,
    },
    { motif: 'phoenix', variant: 2, beside: ['coins', 'diamond'] },
    { palette: 'midnight', composition: 'dunes', lettering: 'engraved' },
    { rtp: 95.65, volatility: 'medium', minBet: 1, maxBet: 3000, paylines: 10, hitRatio: 30.4 },
  ),
  game(
    { code: 'caravan-of-giants', nameEn: 'Caravan of Giants', nameTh: 'คาราวานช้างป่า' },
    { motif: 'elephant', variant: 2, beside: ['fruit', 'kite'] },
    { palette: 'clay', composition: 'thicket', lettering: 'brush' },
    { rtp: 96.27, volatility: 'high', minBet: 1, maxBet: 1500, paylines: 30, hitRatio: 19.4 },
  ),
  game(
    {
      code: 'turtle-and-tide-pearl',
      nameEn: 'Turtle and Tide Pearl',
      nameTh: 'เต่ากับไข่มุกน้ำขึ้น',
      new: true,
    },
    { motif: 'turtle', variant: 0, beside: ['crab', 'fish'] },
    { palette: 'lavender', composition: 'horizon', lettering: 'outlined' },
    { rtp: 96.81, volatility: 'low', minBet: 1, maxBet: 400, paylines: 20, hitRatio: 32.3 },
  ),
  game(
    { code: 'monkey-map', nameEn: 'Monkey Map', nameTh: 'แผนที่ลิงจอมซน', hot: true },
    { motif: 'monkey', variant: 1, beside: ['bells', 'mango'] },
    { palette: 'forge', composition: 'kaleido', lettering: 'engraved' },
    { rtp: 97.18, volatility: 'medium', minBet: 1, maxBet: 5000, paylines: 50, hitRatio: 26.3 },
  ),
  game(
    { code: 'the-emerald-ledger', nameEn: 'The Emerald Ledger', nameTh: 'บันทึกลับมรกต' },
    { motif: 'treasure', variant: 1, beside: ['coins', 'diamond'] },
    { palette: 'jade', composition: 'ticket', lettering: 'outlined' },
    { rtp: 95.47, volatility: 'low', minBet: 2, maxBet: 1000, paylines: 10, hitRatio: 35.8 },
  ),
];
