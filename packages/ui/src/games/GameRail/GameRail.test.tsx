import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyActions } from '../storyActions.ts';
import { storyGames } from '../storyGames.ts';
import { GameRail } from './GameRail.tsx';

afterEach(cleanup);

const ready = (count: number) => ({ status: 'ready', games: storyGames(count) }) as const;

describe('GameRail', () => {
  it.each([
    ['scrolled', (row: HTMLElement) => fireEvent.scroll(row)],
    ['pointed at', (row: HTMLElement) => fireEvent.pointerEnter(row)],
    ['reached by keyboard', (row: HTMLElement) => within(row).getAllByRole('link')[0]?.focus()],
  ])(
    'renders the offscreen cards after the row is %s, and reserves their space before',
    async (_, touch) => {
      renderInLanguage(<GameRail title="Hot" state={ready(14)} actions={storyActions} eager />);
      const row = screen.getByRole('list');
      expect(within(row).getAllByRole('article')).toHaveLength(10);
      expect(row.children).toHaveLength(14);
      touch(row);
      await waitFor(() => expect(within(row).getAllByRole('article')).toHaveLength(14));
    },
  );

  it('shows the error in the space of its cards, and retries', async () => {
    const onRetry = vi.fn();
    renderInLanguage(
      <GameRail
        title="Hot"
        state={{ status: 'error', text: 'No connection.', onRetry }}
        actions={storyActions}
      />,
    );
    expect(screen.getByRole('alert').textContent).toContain('No connection.');
    expect(document.querySelectorAll('[data-component=card-shape]')).toHaveLength(8);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('is an ordered list if ranked, and is labelled by the provider if a logo is the heading', () => {
    renderInLanguage(
      <GameRail
        title="Pixel Durian"
        mark="/mark.svg"
        ranked
        state={ready(3)}
        actions={storyActions}
        eager
      />,
    );
    expect(screen.getByRole('list').tagName).toBe('OL');
    expect(screen.getByRole('region', { name: 'Pixel Durian' })).toBeTruthy();
    expect(screen.getByRole('heading').querySelector('img')?.alt).toBe('Pixel Durian');
  });
});
