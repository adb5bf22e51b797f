import { type Jackpot, satang } from '@brand/domain';

const MINUTE = 60_000;
/** The clock of the stories: 2026-01-15 09:30 in Bangkok. */
const NOW = Date.parse('2026-01-15T09:30:00+07:00');

const won = (player: string, minutesAgo: number, baht: number) => ({
  player,
  at: NOW - minutesAgo * MINUTE,
  win: satang(baht * 100),
});

/** Three jackpots, the largest first; the last was never won. */
export const STORY_JACKPOTS: readonly Jackpot[] = [
  {
    id: 'grand',
    nameTh: 'แจ็กพอตใหญ่',
    nameEn: 'Grand jackpot',
    pool: satang(123_456_789),
    gameIds: ['g1'],
    wins: [
      won('som***', 190, 1_452_300),
      won('plo***', 4320, 1_238_000),
      won('go***', 9000, 1_590_020),
    ],
  },
  {
    id: 'major',
    nameTh: 'แจ็กพอตกลาง',
    nameEn: 'Major jackpot',
    pool: satang(6_120_050),
    gameIds: ['g2'],
    wins: [won('nam***', 12, 74_500)],
  },
  {
    id: 'mini',
    nameTh: 'แจ็กพอตเล็ก',
    nameEn: 'Mini jackpot',
    pool: satang(512_375),
    gameIds: ['g3'],
    wins: [],
  },
];
