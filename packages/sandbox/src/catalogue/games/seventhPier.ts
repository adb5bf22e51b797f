import { designFor } from '../designGame.ts';

const game = designFor('seventh-pier', 'slot');

/** The games of Seventh Pier. */
export const seventhPier = [
  game(
    {
      code: 'captain-half-moon',
      nameEn: 'Captain Half Moon',
      nameTh: 'กัปตันจันทร์เสี้ยว',
      new: true,
      freespin: true,
    },
    { motif: 'pirate', variant: 2, beside: ['dice', 'coins'] },
    { palette: 'plum', composition: 'porthole', lettering: 'ribbon' },
    { rtp: 95.37, volatility: 'high', minBet: 1, maxBet: 400, paylines: 50, hitRatio: 22.6 },
  ),
  game(
    { code: 'crab-captain', nameEn: 'Crab Captain', nameTh: 'กัปตันก้ามโต' },
    { motif: 'crab', variant: 0, beside: ['treasure', 'coins'] },
    { palette: 'parlour', composition: 'funfair', lettering: 'outlined' },
    { rtp: 95.87, volatility: 'low', minBet: 5, maxBet: 3000, paylines: 5, hitRatio: 32.3 },
  ),
  game(
    { code: 'mermaid-pier', nameEn: 'Mermaid Pier', nameTh: 'นางเงือกท่าเจ็ด' },
    { motif: 'mermaid', variant: 2, beside: ['diamond', 'fish', 'crab'] },
    { palette: 'orchid', composition: 'underwater', lettering: 'arched' },
    { rtp: 95.13, volatility: 'medium', minBet: 2, maxBet: 5000, paylines: 40, hitRatio: 24.2 },
  ),
  game(
    {
      code: 'the-serpent-below',
      nameEn: 'The Serpent Below',
      nameTh: 'อสูรใต้ท้องเรือ',
      freespin: true,
    },
    { motif: 'sea-serpent', variant: 2, beside: ['fish', 'treasure', 'coins'] },
    { palette: 'kickoff', composition: 'porthole', lettering: 'badge' },
    { rtp: 97.18, volatility: 'high', minBet: 2, maxBet: 5000, paylines: 40, hitRatio: 21.5 },
  ),
  game(
    { code: 'long-tail-long-luck', nameEn: 'Long Tail, Long Luck', nameTh: 'หางยาวพาโชค' },
    { motif: 'longtail-boat', variant: 2, beside: ['fish', 'lantern'] },
    { palette: 'jade', composition: 'horizon', lettering: 'arched' },
    { rtp: 96.44, volatility: 'low', minBet: 1, maxBet: 3000, paylines: 20, hitRatio: 33.2 },
  ),
  game(
    { code: 'harbour-catch', nameEn: 'Harbour Catch', nameTh: 'ปลาใหญ่ท่าเรือ', freespin: true },
    { motif: 'fish', variant: 2, beside: ['diamond'] },
    { palette: 'clay', composition: 'porthole', lettering: 'outlined' },
    { rtp: 95.6, volatility: 'medium', minBet: 1, maxBet: 3000, paylines: 30, hitRatio: 30.2 },
  ),
  game(
    { code: 'barnacle-bounty', nameEn: 'Barnacle Bounty', nameTh: 'สมบัติก้นอ่าว', hot: true },
    { motif: 'treasure', variant: 0, beside: ['diamond', 'coins', 'cards'] },
    { palette: 'felt', composition: 'stage', lettering: 'arched' },
    { rtp: 95.72, volatility: 'medium', minBet: 1, maxBet: 3000, paylines: 1024, hitRatio: 27.3 },
  ),
  game(
    { code: 'turtle-postman', nameEn: 'Turtle Postman', nameTh: 'เต่าส่งจดหมาย' },
    { motif: 'turtle', variant: 1, beside: ['treasure', 'fish', 'coins'] },
    { palette: 'tangerine', composition: 'ticket', lettering: 'ribbon' },
    { rtp: 96.54, volatility: 'high', minBet: 5, maxBet: 5000, paylines: 576, hitRatio: 20 },
  ),
  game(
    {
      code: 'lighthouse-lanterns',
      nameEn: 'Lighthouse Lanterns',
      nameTh: 'โคมไฟประภาคาร',
      new: true,
      freespin: true,
    },
    { motif: 'lantern', variant: 0, beside: ['coins', 'kite', 'moon-rabbit'] },
    { palette: 'dusk', composition: 'funfair', lettering: 'outlined' },
    { rtp: 97, volatility: 'high', minBet: 2, maxBet: 400, paylines: 50, hitRatio: 23.1 },
  ),
  game(
    { code: 'sailors-hand', nameEn: "Sailor's Hand", nameTh: 'ไพ่ในมือกะลาสี' },
    { motif: 'cards', variant: 1, beside: ['coins'] },
    { palette: 'lavender', composition: 'stage', lettering: 'ribbon' },
    { rtp: 95.95, volatility: 'medium', minBet: 1, maxBet: 5000, paylines: 20, hitRatio: 28.5 },
  ),
];
