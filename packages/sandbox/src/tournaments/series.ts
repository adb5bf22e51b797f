import type { ShippedLocale } from '@brand/domain';
import type { GameType } from '../catalogue/game.ts';

/** How often a series takes place, and when in its day, week (from Monday) or month; offset and length in hours. */
export type Rhythm =
  | { readonly every: 'day' | 'week'; readonly offset: number; readonly length: number }
  /** From the start of the month to its end. */
  | { readonly every: 'month' };

type Words = Readonly<Record<ShippedLocale, string>>;

/** A recurring tournament. Money in whole baht. */
export interface Series {
  readonly id: string;
  readonly rhythm: Rhythm;
  readonly gameType: GameType;
  /** Ids of the providers whose games count; null for all. */
  readonly providers: readonly [string, ...string[]] | null;
  readonly title: Words;
  readonly summary: Words;
  /** Turnover per point. */
  readonly bahtPerPoint: number;
  /** Range of ranks, and the prize of each. */
  readonly prizes: readonly (readonly [from: number, to: number, baht: number])[];
  /** Usual number of simulated players, the turnover in baht of the best one, and the ratio to the next. @default 0.93 */
  readonly players: { readonly usual: number; readonly best: number; readonly ratio?: number };
  /** Code of the game whose cover represents it. */
  readonly cover: string;
}

/** All series, the largest first. */
export const allSeries: readonly Series[] = [
  {
    id: 'slot-month',
    rhythm: { every: 'month' },
    gameType: 'slot',
    providers: null,
    title: { th: 'ศึกสล็อตประจำเดือน', en: 'Monthly slot tournament' },
    summary: {
      th: 'เล่นสล็อตเกมไหนก็ได้แต้ม สะสมได้ตลอดทั้งเดือน มาเริ่มวันไหนก็ยังทัน',
      en: 'Every slot earns points all month. It is never too late to join.',
    },
    bahtPerPoint: 10,
    prizes: [
      [1, 1, 30_000],
      [2, 2, 15_000],
      [3, 3, 10_000],
      [4, 10, 3000],
      [11, 30, 1000],
      [31, 38, 500],
    ],
    players: { usual: 240, best: 480_000, ratio: 0.98 },
    cover: 'jade-river-dragon',
  },
  {
    id: 'weekend-tables',
    rhythm: { every: 'week', offset: 4 * 24 + 18, length: 54 },
    gameType: 'casino',
    providers: null,
    title: { th: 'ลีกคาสิโนสุดสัปดาห์', en: 'Weekend table league' },
    summary: {
      th: 'โต๊ะคาสิโนทุกโต๊ะนับแต้ม ตั้งแต่หกโมงเย็นวันศุกร์ถึงเที่ยงคืนวันอาทิตย์',
      en: 'Every casino table counts, from Friday 18:00 to Sunday midnight.',
    },
    bahtPerPoint: 20,
    prizes: [
      [1, 1, 15_000],
      [2, 2, 8000],
      [3, 3, 5000],
      [4, 10, 2000],
      [11, 18, 1000],
    ],
    players: { usual: 42, best: 400_000 },
    cover: 'velvet-baccarat',
  },
  {
    id: 'fishing-week',
    rhythm: { every: 'week', offset: 0, length: 7 * 24 },
    gameType: 'fishing',
    providers: null,
    title: { th: 'ล่าปลาประจำสัปดาห์', en: 'Fishing week' },
    summary: {
      th: 'เกมยิงปลาทุกเกมนับแต้ม ตั้งแต่วันจันทร์ถึงคืนวันอาทิตย์',
      en: 'Every fishing game counts, Monday to Sunday night.',
    },
    bahtPerPoint: 10,
    prizes: [
      [1, 1, 10_000],
      [2, 2, 6000],
      [3, 3, 4000],
      [4, 10, 2000],
      [11, 16, 1000],
    ],
    players: { usual: 52, best: 120_000 },
    cover: 'serpent-hunter',
  },
  {
    id: 'midweek-duel',
    rhythm: { every: 'week', offset: 2 * 24 + 12, length: 36 },
    gameType: 'slot',
    providers: ['pixel-durian', 'orchid-row'],
    title: { th: 'ดวลค่ายกลางสัปดาห์', en: 'Midweek duel' },
    summary: {
      th: 'สล็อตของสองค่ายลงสนามเดียวกัน ตั้งแต่เที่ยงวันพุธถึงคืนวันพฤหัสบดี',
      en: 'Slots from two providers, from Wednesday noon to Thursday midnight.',
    },
    bahtPerPoint: 10,
    prizes: [
      [1, 1, 6000],
      [2, 2, 4000],
      [3, 3, 2000],
      [4, 10, 800],
      [11, 16, 400],
    ],
    players: { usual: 36, best: 90_000 },
    cover: 'mango-stampede',
  },
  {
    id: 'evening-sprint',
    rhythm: { every: 'day', offset: 20, length: 3 },
    gameType: 'slot',
    providers: null,
    title: { th: 'สล็อตสปรินต์สองทุ่ม', en: 'Evening slot sprint' },
    summary: {
      th: 'สามชั่วโมงทุกคืน ตั้งแต่สองทุ่มถึงห้าทุ่ม เริ่มนับจากศูนย์พร้อมกันทุกคน',
      en: 'Three hours every night, 20:00 to 23:00. Everyone starts from zero.',
    },
    bahtPerPoint: 5,
    prizes: [
      [1, 1, 3000],
      [2, 2, 2000],
      [3, 3, 1000],
      [4, 10, 400],
      [11, 16, 200],
    ],
    players: { usual: 30, best: 30_000 },
    cover: 'tuk-tuk-turbo',
  },
];
