import {
  satangFromBaht,
  type HelpArticle,
  type Tournament,
  type TournamentPrize,
  type TournamentRow,
  type VipProgramme,
} from '@brand/domain';

import { NOW } from '../private/now.fixtures.ts';

const HOUR = 3_600_000;

export const storyRows: readonly TournamentRow[] = [
  { rank: 1, name: 'som***', points: 9120, prize: satangFromBaht(30_000), own: false },
  { rank: 2, name: 'plo***', points: 7410, prize: satangFromBaht(15_000), own: false },
  { rank: 3, name: 'tan***', points: 6005, prize: satangFromBaht(10_000), own: false },
  { rank: 4, name: 'dem***', points: 5100, prize: satangFromBaht(3000), own: true },
  { rank: 5, name: 'zoo***', points: 4870, prize: null, own: false },
];

export const storyTournament: Tournament = {
  id: 'slot-month',
  title: 'ศึกสล็อตประจำเดือน',
  summary: 'เล่นสล็อตเกมไหนก็ได้แต้ม สะสมได้ตลอดทั้งเดือน',
  state: 'active',
  startsAt: NOW - 300 * HOUR,
  endsAt: NOW + 200 * HOUR,
  prizePool: satangFromBaht(100_000),
  players: 66,
  gameType: 'slot',
  providers: null,
  image: '/art/covers/durian-riot.svg',
  leaders: storyRows.slice(0, 3),
  own: {
    rank: 12,
    points: 1240,
    prize: satangFromBaht(1000),
    pointsToNext: 35,
    paidAt: null,
  },
};

export const comingTournament: Tournament = {
  ...storyTournament,
  state: 'comingSoon',
  startsAt: Date.UTC(2026, 0, 15, 11),
  players: 0,
  leaders: [],
};

export const endedTournament: Tournament = {
  ...storyTournament,
  state: 'ended',
  endsAt: Date.UTC(2026, 0, 11, 17),
};

export const storyPrizes: readonly TournamentPrize[] = [
  { from: 1, to: 1, amount: satangFromBaht(30_000) },
  { from: 2, to: 2, amount: satangFromBaht(15_000) },
  { from: 3, to: 3, amount: satangFromBaht(10_000) },
  { from: 4, to: 10, amount: satangFromBaht(3000) },
  { from: 11, to: 30, amount: satangFromBaht(1000) },
  { from: 31, to: 38, amount: satangFromBaht(500) },
];

/** A ranking with the given number of players. The row of the member is at `own`. */
export function storyTable(players: number, own = 0): readonly TournamentRow[] {
  return Array.from({ length: players }, (_, index) => ({
    rank: index + 1,
    name: `p${index}***`,
    points: 10 * (players - index),
    prize: index < 38 ? satangFromBaht(1000) : null,
    own: index + 1 === own,
  }));
}

export const storyProgramme: VipProgramme = {
  periodDays: 30,
  levels: [
    {
      level: 0,
      name: 'สมาชิก',
      color: '#6b9a4c',
      turnover: satangFromBaht(0),
      deposits: satangFromBaht(0),
      benefits: ['แชทสดกับแอดมินได้ตลอด 24 ชั่วโมง'],
    },
    {
      level: 1,
      name: 'บรอนซ์',
      color: '#a9713d',
      turnover: satangFromBaht(20_000),
      deposits: satangFromBaht(3000),
      benefits: ['แชทของคุณได้คิวก่อนสมาชิกทั่วไป'],
    },
    {
      level: 2,
      name: 'ซิลเวอร์',
      color: '#8d99ae',
      turnover: satangFromBaht(100_000),
      deposits: satangFromBaht(15_000),
      benefits: ['ตรวจสลิปโอนเงินให้ก่อน', 'ของขวัญวันเกิดจากทีมงาน'],
    },
    {
      level: 3,
      name: 'โกลด์',
      color: '#c9a227',
      turnover: satangFromBaht(400_000),
      deposits: satangFromBaht(60_000),
      benefits: ['แอดมินประจำตัวทาง LINE', 'ขอปรับวงเงินถอนต่อวันกับแอดมินได้'],
    },
    {
      level: 4,
      name: 'แพลทินัม',
      color: '#4f8fba',
      turnover: satangFromBaht(1_500_000),
      deposits: satangFromBaht(200_000),
      benefits: ['รายการถอนยอดสูงมีคนดูแลจนเงินเข้าบัญชี', 'ร่วมทดลองเกมใหม่ก่อนเปิดให้เล่น'],
    },
    {
      level: 5,
      name: 'ไดมอนด์',
      color: '#7b5cd6',
      turnover: satangFromBaht(5_000_000),
      deposits: satangFromBaht(600_000),
      benefits: ['สายตรงถึงหัวหน้าทีมดูแลสมาชิก', 'คำเชิญร่วมงานของสมาชิกไดมอนด์'],
    },
  ],
  standing: {
    level: 1,
    granted: false,
    turnover: satangFromBaht(64_200),
    deposits: satangFromBaht(15_000),
    next: { level: 2, turnoverLeft: satangFromBaht(35_800), depositsLeft: satangFromBaht(0) },
  },
};

export const storyArticle: HelpArticle = {
  id: 'deposit-qr',
  topic: 'deposit',
  title: 'ฝากเงินด้วยการสแกน QR ทำอย่างไร',
  blocks: [
    { type: 'paragraph', text: 'การสแกน QR เป็นวิธีที่เร็วที่สุด ใช้ได้กับแอปธนาคารไทยทุกแอป' },
    {
      type: 'steps',
      items: ['เปิดหน้าฝากเงิน แล้วเลือกช่องทางที่ต้องการ', 'ใส่จำนวนเงินเป็นบาทเต็ม ไม่มีทศนิยม'],
    },
    { type: 'list', items: ['ตรวจชื่อผู้รับ', 'ตรวจยอดเงิน'] },
    { type: 'note', text: 'QR หนึ่งรูปใช้ได้ครั้งเดียวและหมดอายุตามเวลาที่แสดง' },
    { type: 'link', text: 'ไปหน้าฝากเงิน', path: '/deposit' },
  ],
};
