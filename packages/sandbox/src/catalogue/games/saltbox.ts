import { designFor } from '../designGame.ts';

const game = designFor('saltbox', 'slot');

/** The games of Saltbox Games. */
export const saltbox = [
  game(
    {
      code: 'grocers-bells',
      nameEn: "Grocer's Bells",
      nameTh: 'กระดิ่งร้านชำ',
      hot: true,
      freespin: true,
    },
    { motif: 'bells', variant: 2, beside: ['candy'] },
    { palette: 'kickoff', composition: 'ticket', lettering: 'badge' },
    { rtp: 96.89, volatility: 'medium', minBet: 1, maxBet: 5000, paylines: 10, hitRatio: 30.7 },
  ),
  game(
    {
      code: 'corner-shop-fruits',
      nameEn: 'Corner Shop Fruits',
      nameTh: 'ผลไม้หัวมุมตึก',
      freespin: true,
    },
    { motif: 'fruit', variant: 0, beside: ['candy', 'mango'] },
    { palette: 'icefield', composition: 'podium', lettering: 'stacked' },
    { rtp: 95.74, volatility: 'medium', minBet: 1, maxBet: 1500, paylines: 50, hitRatio: 27.7 },
  ),
  game(
    { code: 'plain-sevens', nameEn: 'Plain Sevens', nameTh: 'เจ็ดล้วนๆ', new: true },
    { motif: 'sevens', variant: 0, beside: ['diamond', 'coins'] },
    { palette: 'lime', composition: 'sunburst', lettering: 'badge' },
    { rtp: 95.06, volatility: 'low', minBet: 1, maxBet: 400, paylines: 20, hitRatio: 30.8 },
  ),
  game(
    { code: 'penny-jar', nameEn: 'Penny Jar', nameTh: 'กระปุกออมโชค' },
    { motif: 'coins', variant: 0, beside: ['dice', 'diamond'] },
    { palette: 'felt', composition: 'ticket', lettering: 'ribbon' },
    { rtp: 95.04, volatility: 'high', minBet: 2, maxBet: 5000, paylines: 20, hitRatio: 24.4 },
  ),
  game(
    { code: 'owl-and-almanac', nameEn: 'Owl and Almanac', nameTh: 'นกฮูกกับปฏิทิน', freespin: true },
    { motif: 'owl', variant: 2, pose: 1, beside: ['lantern', 'cards', 'coins'] },
    { palette: 'tangerine', composition: 'podium', lettering: 'outlined' },
    { rtp: 96.1, volatility: 'low', minBet: 1, maxBet: 5000, paylines: 40, hitRatio: 35.6 },
  ),
  game(
    { code: 'attic-treasure', nameEn: 'Attic Treasure', nameTh: 'สมบัติห้องใต้หลังคา' },
    { motif: 'treasure', variant: 2, beside: ['coins', 'dice'] },
    { palette: 'midnight', composition: 'sunburst', lettering: 'ribbon' },
    { rtp: 95.2, volatility: 'medium', minBet: 5, maxBet: 1000, paylines: 40, hitRatio: 25.5 },
  ),
  game(
    { code: 'tin-of-toffees', nameEn: 'Tin of Toffees', nameTh: 'ทอฟฟี่ในกล่องสังกะสี', freespin: true },
    { motif: 'candy', variant: 2, beside: ['fruit', 'diamond', 'coins'] },
    { palette: 'lime', composition: 'ticket', lettering: 'outlined' },
    { rtp: 96.23, volatility: 'high', minBet: 5, maxBet: 1500, paylines: 243, hitRatio: 17.9 },
  ),
  game(
    { code: 'kitchen-table-dice', nameEn: 'Kitchen Table Dice', nameTh: 'ลูกเต๋าบนโต๊ะกินข้าว' },
    { motif: 'dice', variant: 2, beside: ['coins', 'diamond'] },
    { palette: 'paper', composition: 'podium', lettering: 'ribbon' },
    { rtp: 94.85, volatility: 'medium', minBet: 1, maxBet: 5000, paylines: 20, hitRatio: 26.7 },
  ),
  game(
    { code: 'sunday-rooster', nameEn: 'Sunday Rooster', nameTh: 'ไก่เช้าวันอาทิตย์' },
    { motif: 'rooster', variant: 2, beside: ['bells', 'kite', 'coins'] },
    { palette: 'tangerine', composition: 'funfair', lettering: 'badge' },
    { rtp: 95.95, volatility: 'medium', minBet: 1, maxBet: 2000, paylines: 25, hitRatio: 24.4 },
  ),
  game(
    {
      code: 'paper-crown-party',
      nameEn: 'Paper Crown Party',
      nameTh: 'ปาร์ตี้มงกุฎกระดาษ',
      freespin: true,
    },
    { motif: 'crown', variant: 2, beside: ['cards', 'coins'] },
    { palette: 'candy', composition: 'sunburst', lettering: 'stacked' },
    { rtp: 95.33, volatility: 'high', minBet: 1, maxBet: 400, paylines: 25, hitRatio: 19.6 },
  ),
];
