import { type ShippedLocale, type Satang, satang } from '@brand/domain';
import type { GameType } from '../catalogue/game.ts';

/** What a mission or a check-in gives. */
export type CatalogueReward =
  /** `turnover` is how often the credit must be bet. */
  | { kind: 'credit'; credit: Satang; turnover: number }
  /** `game` is a code; each spin is worth the smallest bet of the game. */
  | { kind: 'freeSpins'; spins: number; game: string; validDays: number };

/** A mission of the operator. One with a rhythm begins again with each day or week of Bangkok. */
export interface CatalogueMission {
  id: string;
  words: Readonly<Record<ShippedLocale, { title: string; summary: string }>>;
  kind: 'play' | 'deposit' | 'checkin';
  /** Games that count; null for all. */
  gameType: GameType | null;
  /** Satang with `baht`. */
  goal: { unit: 'baht' | 'count'; target: number };
  reward: CatalogueReward;
  rhythm: 'day' | 'week' | 'once';
  /** With `once`: days from the seed. */
  open?: { from: number; to: number };
}

const baht = (amount: number) => satang(amount * 100);

/** In the order of the page. */
export const missionCatalogue: readonly CatalogueMission[] = [
  {
    id: 'rounds-day',
    words: {
      th: { title: 'เล่นสล็อต 20 รอบ', summary: 'นับทุกรอบที่เดิมพันด้วยเงินจริงในวันนี้' },
      en: { title: 'Play 20 slot rounds', summary: 'Every round with real money today counts' },
    },
    kind: 'play',
    gameType: 'slot',
    goal: { unit: 'count', target: 20 },
    reward: { kind: 'freeSpins', spins: 5, game: 'durian-riot', validDays: 7 },
    rhythm: 'day',
  },
  {
    id: 'deposit-week',
    words: {
      th: {
        title: 'ฝากเงินรวม 1,000 บาท',
        summary: 'นับยอดฝากที่เข้ากระเป๋าแล้วจากทุกช่องทาง วันจันทร์ถึงวันอาทิตย์',
      },
      en: {
        title: 'Deposit 1,000 baht in total',
        summary: 'Credited deposits count, through any channel, Monday to Sunday',
      },
    },
    kind: 'deposit',
    gameType: null,
    goal: { unit: 'baht', target: baht(1000) },
    reward: { kind: 'credit', credit: baht(20), turnover: 3 },
    rhythm: 'week',
  },
  {
    id: 'bets-week',
    words: {
      th: {
        title: 'เดิมพันรวม 500 บาท',
        summary: 'เกมไหนก็ได้ วันจันทร์ถึงวันอาทิตย์',
      },
      en: { title: 'Bet 500 baht in total', summary: 'Any game, Monday to Sunday' },
    },
    kind: 'play',
    gameType: null,
    goal: { unit: 'baht', target: baht(500) },
    reward: { kind: 'credit', credit: baht(30), turnover: 1 },
    rhythm: 'week',
  },
  {
    id: 'checkin-week',
    words: {
      th: { title: 'เช็กอิน 5 วัน', summary: 'วันไหนก็ได้ในสัปดาห์ ไม่ต้องติดกัน' },
      en: { title: 'Check in on 5 days', summary: 'Any days of the week, not only in a row' },
    },
    kind: 'checkin',
    gameType: null,
    goal: { unit: 'count', target: 5 },
    reward: { kind: 'freeSpins', spins: 10, game: 'mango-stampede', validDays: 7 },
    rhythm: 'week',
  },
  {
    id: 'new-year',
    words: {
      th: { title: 'เล่นสล็อตปีใหม่ 100 รอบ', summary: 'นับทุกรอบที่เดิมพันด้วยเงินจริง' },
      en: { title: '100 New Year slot rounds', summary: 'Every round with real money counts' },
    },
    kind: 'play',
    gameType: 'slot',
    goal: { unit: 'count', target: 100 },
    reward: { kind: 'credit', credit: baht(100), turnover: 2 },
    rhythm: 'once',
    open: { from: -16, to: -2 },
  },
];

/** The rewards of the check-in series, in order. After the last one it begins again. */
export const checkInSeries: readonly CatalogueReward[] = [
  { kind: 'credit', credit: baht(2), turnover: 1 },
  { kind: 'credit', credit: baht(3), turnover: 1 },
  { kind: 'freeSpins', spins: 3, game: 'durian-riot', validDays: 7 },
  { kind: 'credit', credit: baht(4), turnover: 1 },
  { kind: 'credit', credit: baht(5), turnover: 1 },
  { kind: 'credit', credit: baht(6), turnover: 1 },
  { kind: 'freeSpins', spins: 10, game: 'durian-riot', validDays: 7 },
];

const CHECK_IN = 'check-in';
const MISSION = 'mission-';
const CHECK_IN_TITLE: Readonly<Record<ShippedLocale, string>> = {
  th: 'เช็กอินรายวัน',
  en: 'Daily check-in',
};

/** Under which id the credit of a mission is a bonus; the check-in without one. */
export function bonusIdOf(mission?: CatalogueMission): string {
  return mission ? `${MISSION}${mission.id}` : CHECK_IN;
}

/** The title of the bonus of that id, or undefined if it is no reward of a mission or a check-in. */
export function rewardTitle(bonusId: string, lang: ShippedLocale): string | undefined {
  if (bonusId === CHECK_IN) return CHECK_IN_TITLE[lang];
  return missionCatalogue.find((mission) => bonusIdOf(mission) === bonusId)?.words[lang].title;
}
