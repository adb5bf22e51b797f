import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyRows, storyTable } from '../community.fixtures.ts';
import { Leaderboard } from './Leaderboard.tsx';

afterEach(cleanup);

const rowsOf = (name = 'Leaderboard') =>
  within(screen.getByRole('list', { name })).getAllByRole('listitem');
const OWN = { rank: 4321, points: 35, prize: null, pointsToNext: 4, paidAt: null };

describe('Leaderboard', () => {
  it('shows rank, name, prize and points of every row, and marks the row of the member', () => {
    renderInLanguage(<Leaderboard rows={storyRows} />);
    const rows = rowsOf();
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Rank 1som***30,000\u00a0baht9,120 points',
      'Rank 2plo***15,000\u00a0baht7,410 points',
      'Rank 3tan***10,000\u00a0baht6,005 points',
      'Rank 4dem***You3,000\u00a0baht5,100 points',
      'Rank 5zoo***4,870 points',
    ]);
    expect(rows.map(({ dataset }) => dataset.state)).toEqual([
      'other',
      'other',
      'other',
      'own',
      'other',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['en', 'Leaderboard', 'Rank 4,321You4 points to the next rank35 points'],
    ['th', 'ตารางคะแนน', 'อันดับ 4,321คุณอีก 4 แต้มถึงอันดับถัดไป35 แต้ม'],
  ] as const)('appends the own row if the table ends before it (%s)', (locale, name, own) => {
    renderInLanguage(<Leaderboard rows={storyTable(100)} own={OWN} players={5000} />, locale);
    const last = rowsOf(name).at(-1);
    expect(last?.textContent).toBe(own);
    expect(last?.dataset.state).toBe('own');
  });

  it('shows the own row once, at any rank and table length', async () => {
    const own = { ...OWN, rank: 24 };
    renderInLanguage(<Leaderboard rows={storyTable(66, 24)} own={own} players={66} />);
    const owns = () => rowsOf().filter(({ dataset }) => dataset.state === 'own');
    expect(owns()).toHaveLength(1);
    expect(rowsOf().at(-1)).toBe(owns()[0]);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(owns()).toHaveLength(1);
    expect(rowsOf().indexOf(owns()[0]!)).toBe(23);
    expect(owns()[0]?.textContent).toContain('p23***');
  });

  it('asks for further rows before those it has are all shown, and shows them when they come', async () => {
    const onMore = vi.fn();
    const table = (count: number) => (
      <Leaderboard rows={storyTable(count)} players={150} onMore={onMore} />
    );
    const { rerender } = renderInLanguage(table(30));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(rowsOf()).toHaveLength(30);
    expect(onMore).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(rowsOf()).toHaveLength(30);
    rerender(table(130));
    expect(rowsOf()).toHaveLength(50);
    expect(screen.getByText('Top 50 of 150 players')).toBeDefined();
  });

  it('keeps its rows and offers a retry if further rows cannot be loaded', async () => {
    const onMore = vi.fn();
    renderInLanguage(
      <Leaderboard rows={storyTable(10)} players={150} onMore={onMore} moreState="failed" />,
    );
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByRole('alert').textContent).toBe('The next ranks could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onMore).toHaveBeenCalledTimes(2);
    expect(rowsOf()).toHaveLength(10);
  });

  it('ends with its rows if there is no way to get further ones', () => {
    renderInLanguage(<Leaderboard rows={storyTable(10)} players={150} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('renders as many of five thousand rows as of fifty, and more only on demand', async () => {
    renderInLanguage(<Leaderboard rows={storyTable(5000)} />);
    expect(rowsOf()).toHaveLength(10);
    expect(screen.getByText('Top 10 of 5,000 players')).toBeDefined();
    const elements = document.querySelectorAll('*').length;
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(rowsOf()).toHaveLength(30);
    cleanup();
    renderInLanguage(<Leaderboard rows={storyTable(50)} />);
    expect(document.querySelectorAll('*').length).toBe(elements);
  });

  it.each([
    ['en', 'Up 2 ranks', 'Down 1 rank'],
    ['th', 'ขึ้น 2 อันดับ', 'ลง 1 อันดับ'],
  ] as const)('marks who moved with an update of the table (%s)', (locale, up, down) => {
    const { rerender } = renderInLanguage(<Leaderboard rows={storyRows} />, locale);
    expect(document.querySelector('[data-part=move]')).toBeNull();
    const [first, second, third, ...others] = storyRows;
    const moved = [third!, first!, second!, ...others].map((row, at) => ({ ...row, rank: at + 1 }));
    rerender(<Leaderboard rows={moved} />);
    const rows = rowsOf(locale === 'th' ? 'ตารางคะแนน' : 'Leaderboard');
    expect(within(rows[0]!).getByText(up)).toBeDefined();
    expect(within(rows[1]!).getByText(down)).toBeDefined();
    expect(rows[3]?.querySelector('[data-part=move]')).toBeNull();
  });

  it('marks no one whose masked name another player has too', () => {
    const rows = storyRows.map((row) => ({ ...row, name: 'som***' }));
    const { rerender } = renderInLanguage(<Leaderboard rows={rows} />);
    rerender(
      <Leaderboard rows={[...rows].reverse().map((row, at) => ({ ...row, rank: at + 1 }))} />,
    );
    expect(document.querySelector('[data-part=move]')).toBeNull();
  });
});
