import {
  satangFromBaht,
  type CheckIn,
  type FreeSpins,
  type Mission,
  type Reward,
} from '@brand/domain';

/** Missions, check-ins and free spins for stories and tests. The fixed clock is at 2026-01-15 09:30 in Bangkok. */
export const storyGame = {
  id: 'g_durian-riot',
  name: 'ทุเรียนตัวป่วน',
  image: '/art/covers/durian-riot.svg',
};

const credit = (baht: number, turnover: number): Reward => ({
  kind: 'credit',
  credit: satangFromBaht(baht),
  turnover: satangFromBaht(turnover),
});
const spins = (count: number): Reward => ({
  kind: 'freeSpins',
  spins: count,
  bet: satangFromBaht(1),
  game: storyGame,
  validDays: 7,
});

/** A number of rounds with free spins. */
export const roundsMission: Mission = {
  id: 'rounds-day-2026-01-15',
  title: 'เล่นสล็อต 20 รอบ',
  summary: 'นับทุกรอบที่เดิมพันด้วยเงินจริงในวันนี้',
  kind: 'play',
  gameType: 'slot',
  goal: { unit: 'count', target: 20, done: 7 },
  reward: spins(5),
  state: 'running',
  startsAt: Date.UTC(2026, 0, 14, 17),
  endsAt: Date.UTC(2026, 0, 15, 17),
};

/** An amount of money with credit. */
export const depositMission: Mission = {
  ...roundsMission,
  id: 'deposit-week-2026-01-12',
  title: 'ฝากเงินรวม 1,000 บาท',
  summary: 'นับยอดฝากที่เข้ากระเป๋าแล้วจากทุกช่องทาง วันจันทร์ถึงวันอาทิตย์',
  kind: 'deposit',
  gameType: null,
  goal: { unit: 'baht', target: satangFromBaht(1000), done: satangFromBaht(1000) },
  reward: credit(20, 60),
  state: 'toCollect',
  startsAt: Date.UTC(2026, 0, 11, 17),
  endsAt: Date.UTC(2026, 0, 18, 17),
};

/** A week of check-ins, on its third day. */
export const weekOfCheckIns: CheckIn = {
  day: 3,
  done: false,
  nextAt: Date.UTC(2026, 0, 15, 17),
  days: [
    credit(2, 2),
    credit(3, 3),
    spins(3),
    credit(4, 4),
    credit(5, 5),
    credit(6, 6),
    spins(10),
  ].map((reward, at) => ({ day: at + 1, reward, collected: at < 2 })),
};

/** Free spins of which some are used. */
export const storySpins: FreeSpins = {
  id: 'F26011500001',
  game: storyGame,
  total: 5,
  left: 3,
  bet: satangFromBaht(1),
  expiresAt: Date.UTC(2026, 0, 22, 2, 30),
};
