import { satangFromBaht, type TournamentOwn, type TournamentState } from '@brand/domain';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { TournamentStanding } from './TournamentStanding.tsx';

afterEach(cleanup);

const NONE: TournamentOwn = {
  rank: null,
  points: 0,
  prize: null,
  pointsToNext: null,
  paidAt: null,
};
const OWN: TournamentOwn = {
  ...NONE,
  rank: 12,
  points: 1240,
  prize: satangFromBaht(1000),
  pointsToNext: 35,
};
const PAID: TournamentOwn = { ...OWN, pointsToNext: null, paidAt: Date.UTC(2026, 0, 15, 2) };

const STATES: readonly (readonly [
  what: string,
  own: TournamentOwn | null,
  state: TournamentState,
  thai: readonly string[],
  english: readonly string[],
])[] = [
  ['of a visitor', null, 'active', ['เข้าสู่ระบบเพื่อดูอันดับ'], ['Log in to see your rank']],
  ['before the start', NONE, 'comingSoon', ['เริ่มนับแต้มเมื่อ'], ['Points count once']],
  ['without points', NONE, 'active', ['คุณยังไม่มีแต้ม'], ['You have no points yet']],
  [
    'with points',
    OWN,
    'active',
    ['12 จาก 66 คน', 'อีก 35 แต้มถึงอันดับถัดไป', 'รางวัลของอันดับนี้', '1,000\u00a0บาท'],
    ['12 of 66', '35 points to the next rank', 'Prize for this rank', '1,000\u00a0baht'],
  ],
  [
    'at the top',
    { ...OWN, rank: 1, pointsToNext: null },
    'active',
    ['คุณอยู่อันดับแรก'],
    ['You are in the lead'],
  ],
  ['where the rank wins nothing', { ...OWN, prize: null }, 'active', ['ไม่มีรางวัล'], ['No prize']],
  [
    'whose prize was paid',
    PAID,
    'ended',
    ['รางวัลที่ได้', 'รางวัล 1,000 บาท เข้ากระเป๋าเงินแล้วเมื่อ 15 ม.ค. 2569 09:00'],
    ['Prize won', '1,000 baht prize paid to your wallet on 15 Jan 2026 09:00'],
  ],
  [
    'whose prize payment is pending',
    { ...PAID, paidAt: null },
    'ended',
    ['รางวัล 1,000 บาท กำลังเข้ากระเป๋าเงินของคุณ'],
    ['Your 1,000 baht prize is being paid to your wallet'],
  ],
  ['who did not play', NONE, 'ended', ['คุณไม่ได้เข้าร่วม'], ['You did not take part']],
];

for (const [what, own, state, thai, english] of STATES) {
  it.each([
    ['th', thai],
    ['en', english],
  ] as const)(`shows the standing of a member ${what} (%s)`, (locale, words) => {
    renderInLanguage(<TournamentStanding own={own} state={state} players={66} />, locale);
    const name = locale === 'th' ? 'อันดับของคุณ' : 'Your rank';
    const text = screen.getByRole('region', { name }).textContent;
    for (const word of words) expect(text).toContain(word);
  });
}

it('shows no payment without a prize, and no next rank after the end', () => {
  renderInLanguage(
    <TournamentStanding own={{ ...PAID, prize: null, paidAt: null }} state="ended" players={66} />,
  );
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByText(/next rank/)).toBeNull();
});
