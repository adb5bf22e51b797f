import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { favouriteActions } from '../storyActions.ts';
import { storyGameDetail } from '../storyGameDetail.ts';
import { GameDetailPanel, type GameDetailPanelProps } from './GameDetailPanel.tsx';

afterEach(cleanup);

function show(change: Partial<GameDetailPanelProps> = {}, locale: 'th' | 'en' = 'en') {
  return renderInLanguage(
    <GameDetailPanel
      game={storyGameDetail()}
      actions={favouriteActions}
      providerHref="/list/pixel-durian"
      link="https://brand.example/game/1"
      {...change}
    />,
    locale,
  );
}

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('shows both names, the provider and all badges, and links to play and to the demo', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Durian Riot');
  expect(screen.getByText('ทุเรียนตัวป่วน').lang).toBe('th');
  for (const mark of ['Hot', 'New', 'Free spins']) expect(screen.getByText(mark)).toBeDefined();
  expect(link('Pixel Durian')).toBe('/list/pixel-durian');
  expect(link('Play')).toBe('#durian-riot');
  expect(link('Try demo')).toBe('#durian-riot-demo');
  cleanup();
  show({}, 'th');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ทุเรียนตัวป่วน');
  expect(screen.getByText('Durian Riot').lang).toBe('en');
});

it('shows how many free spins the member has left in place of the badge, also for other games', () => {
  show({ freeSpins: 5 });
  expect(screen.getByText('5 free spins left')).toBeDefined();
  expect(screen.queryByText('Free spins')).toBeNull();
  cleanup();
  show({ freeSpins: 1, game: storyGameDetail({ freeSpin: false }) });
  expect(screen.getByText('1 free spin left')).toBeDefined();
});

it('shows no name twice', () => {
  show({ game: storyGameDetail({ nameTh: 'Durian Riot' }) });
  expect(screen.getAllByText('Durian Riot')).toHaveLength(1);
  cleanup();
  show({ game: storyGameDetail({ nameEn: '' }) });
  expect(screen.getAllByText('ทุเรียนตัวป่วน')).toHaveLength(1);
});

it('offers no play link under maintenance, and shows where to continue', () => {
  show({ game: storyGameDetail({ available: false }) });
  expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Try demo' })).toBeNull();
  expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/under maintenance.*similar game/);
});

it('works with only a name', () => {
  show({
    game: storyGameDetail({ info: null, image: null, color: null, nameEn: '', wins: [] }),
    actions: { playHref: () => '#play' },
  });
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('button', { name: /Favourite/ })).toBeNull();
  expect(link('Play')).toBe('#play');
});

it('updates the favourite button from the marks, and requests the opposite state', () => {
  const onFavouriteChange = vi.fn();
  let favourite = false;
  let changed: () => void = () => undefined;
  const marks = {
    subscribe: (listener: () => void) => {
      changed = listener;
      return () => undefined;
    },
    isFavourite: () => favourite,
    isLaunching: () => false,
  };
  show({ actions: { ...favouriteActions, onFavouriteChange, marks } });
  const heart = screen.getByRole('button', { name: 'Favourite: Durian Riot' });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(heart);
  expect(onFavouriteChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), true);
  favourite = true;
  act(changed);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
});

it('shares its URL natively if supported, and copies it otherwise', () => {
  const onShare = vi.fn();
  show({ onShare });
  fireEvent.click(screen.getByRole('button', { name: 'Share this game' }));
  expect(onShare).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  cleanup();
  show();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
});

it('shows its name if the image cannot be loaded', () => {
  const { container } = show();
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('[data-part=fallback]')?.textContent).toBe('Durian Riot');
});
