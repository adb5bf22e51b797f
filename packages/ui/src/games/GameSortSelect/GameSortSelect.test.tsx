import { type Game, satang } from '@brand/domain';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyGameDetail, storyInfo } from '../storyGameDetail.ts';
import { GameSortSelect } from './GameSortSelect.tsx';
import { useSortCaption } from './useSortCaption.ts';

afterEach(cleanup);

describe('GameSortSelect', () => {
  it('reports the chosen order, and offers only the given ones', async () => {
    const onSortChange = vi.fn();
    renderInLanguage(
      <GameSortSelect sort="default" sorts={['default', 'rtpToday']} onSortChange={onSortChange} />,
    );
    expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual([
      'Recommended',
      'RTP today',
    ]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'RTP today');
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith('rtpToday');
  });

  it.each([
    [undefined, 'Recommended'],
    ['latest', 'Latest first'],
    ['match', 'Best match'],
    ['bigWin', 'Biggest win'],
  ] as const)('names a default order that is %s', (defaultOrder, name) => {
    renderInLanguage(
      <GameSortSelect
        sort="default"
        onSortChange={() => undefined}
        {...(defaultOrder && { defaultOrder })}
      />,
    );
    expect(screen.getAllByRole('option')[0]?.textContent).toBe(name);
  });

  it.each([
    ['rtpToday', '94.9% today'],
    ['popularToday', '1,204 players today'],
    ['bigWin', 'Won 12,500 baht'],
    ['az', 'nothing'],
  ] as const)('says the figure that orders a list by %s', (sort, said) => {
    const game = storyGameDetail({ playersToday: 1204, biggestWin: satang(1_250_000) });
    renderInLanguage(<Caption game={game} sort={sort} />);
    expect(screen.getByTestId('caption').textContent).toBe(said);
  });

  it('says nothing for a game without the figure', () => {
    const game = storyGameDetail({ info: { ...storyInfo, day: null }, playersToday: 0 });
    renderInLanguage(<Caption game={game} sort="popularToday" />);
    expect(screen.getByTestId('caption').textContent).toBe('nothing');
  });
});

function Caption({ game, sort }: { game: Game; sort: Parameters<typeof useSortCaption>[0] }) {
  return <p data-testid="caption">{useSortCaption(sort)?.(game) ?? 'nothing'}</p>;
}
