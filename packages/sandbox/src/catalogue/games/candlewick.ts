import { designFor } from '../designGame.ts';

const game = designFor('candlewick', 'slot');

/** The games of Candlewick. */
export const candlewick = [
  game(
    { code: 'the-owls-inkwell', nameEn: "The Owl's Inkwell", nameTh: 'ขวดหมึกนกฮูก' },
    { motif: 'owl', variant: 0, pose: 0, beside: ['diamond'] },
    { palette: 'monsoon', composition: 'ticket', lettering: 'brush' },
    { rtp: 95.86, volatility: 'high', minBet: 2, maxBet: 400, paylines: 243, hitRatio: 22.6 },
  ),
  game(
    {
      code: 'candlelight-sorceress',
      nameEn: 'Candlelight Sorceress',
      nameTh: 'แม่มดแสงเทียน',
      new: true,
    },
    { motif: 'sorceress', variant: 1, beside: ['candy', 'owl'] },
    { palette: 'felt', composition: 'kaleido', lettering: 'engraved' },
    { rtp: 96.98, volatility: 'medium', minBet: 1, maxBet: 3000, paylines: 576, hitRatio: 29.4 },
  ),
  game(
    { code: 'ember-feather', nameEn: 'Ember Feather', nameTh: 'ขนนกเพลิง' },
    { motif: 'phoenix', variant: 1, beside: ['diamond', 'lantern'] },
    { palette: 'dusk', composition: 'thicket', lettering: 'brush' },
    { rtp: 95.04, volatility: 'medium', minBet: 1, maxBet: 1000, paylines: 243, hitRatio: 29.6 },
  ),
  game(
    { code: 'the-borrowed-crown', nameEn: 'The Borrowed Crown', nameTh: 'มงกุฎที่ยืมมา' },
    { motif: 'crown', variant: 0, beside: ['bells', 'candy'] },
    { palette: 'kickoff', composition: 'ticket', lettering: 'engraved' },
    { rtp: 95.83, volatility: 'low', minBet: 1, maxBet: 1500, paylines: 20, hitRatio: 36.4 },
  ),
  game(
    { code: 'rabbit-and-wax-moon', nameEn: 'Rabbit and Wax Moon', nameTh: 'กระต่ายกับจันทร์ขี้ผึ้ง' },
    { motif: 'moon-rabbit', variant: 0, beside: ['lantern', 'candy'] },
    { palette: 'lavender', composition: 'stage', lettering: 'brush' },
    { rtp: 97.12, volatility: 'low', minBet: 2, maxBet: 5000, paylines: 9, hitRatio: 30.3 },
  ),
  game(
    { code: 'a-dragons-library', nameEn: "A Dragon's Library", nameTh: 'ห้องสมุดของมังกร', hot: true },
    { motif: 'dragon', variant: 2, pose: 2, beside: ['diamond', 'coins'] },
    { palette: 'forge', composition: 'kaleido', lettering: 'ribbon' },
    { rtp: 95.65, volatility: 'low', minBet: 5, maxBet: 1500, paylines: 20, hitRatio: 33.2 },
  ),
  game(
    {
      code: 'the-thirteenth-guest',
      nameEn: 'The Thirteenth Guest',
      nameTh: 'แขกคนที่สิบสาม',
      freespin: true,
    },
    { motif: 'mask', variant: 1, beside: ['lantern', 'coins'] },
    { palette: 'neon', composition: 'ticket', lettering: 'neon-line' },
    { rtp: 97.09, volatility: 'high', minBet: 1, maxBet: 3000, paylines: 9, hitRatio: 21.4 },
  ),
  game(
    {
      code: 'wolf-in-the-parlour',
      nameEn: 'Wolf in the Parlour',
      nameTh: 'หมาป่าในห้องรับแขก',
      freespin: true,
    },
    { motif: 'wolf', variant: 2, beside: ['coins', 'lantern'] },
    { palette: 'plum', composition: 'stage', lettering: 'badge' },
    { rtp: 95.25, volatility: 'medium', minBet: 1, maxBet: 400, paylines: 25, hitRatio: 28.2 },
  ),
  game(
    { code: 'midnight-jeweller', nameEn: 'Midnight Jeweller', nameTh: 'ช่างเพชรเที่ยงคืน' },
    { motif: 'diamond', variant: 0, beside: ['coins', 'cards'] },
    { palette: 'midnight', composition: 'ticket', lettering: 'brush' },
    { rtp: 95.16, volatility: 'medium', minBet: 1, maxBet: 3000, paylines: 20, hitRatio: 30.4 },
  ),
  game(
    {
      code: 'cards-by-candlelight',
      nameEn: 'Cards by Candlelight',
      nameTh: 'ไพ่ใต้แสงเทียน',
      new: true,
    },
    { motif: 'cards', variant: 0, beside: ['dice', 'coins', 'diamond'] },
    { palette: 'lime', composition: 'sunburst', lettering: 'engraved' },
    { rtp: 96.46, volatility: 'high', minBet: 5, maxBet: 400, paylines: 243, hitRatio: 17.9 },
  ),
];
