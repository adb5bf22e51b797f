import { collectStart } from '@brand/domain';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';

import { storyProgramme } from '../community/community.fixtures.ts';
import {
  VipStandingCard,
  type VipStandingCardProps,
} from '../community/VipStandingCard/VipStandingCard.tsx';
import type { GameActions } from '../games/gameActions.ts';
import { GameCard } from '../games/GameCard/GameCard.tsx';
import { GameDetailPanel } from '../games/GameDetailPanel/GameDetailPanel.tsx';
import { favouriteActions } from '../games/storyActions.ts';
import { storyGameDetail } from '../games/storyGameDetail.ts';
import { storyGame } from '../games/storyGames.ts';
import { CheckInPanel } from '../promotions/CheckInPanel/CheckInPanel.tsx';
import { depositMission, roundsMission, weekOfCheckIns } from '../promotions/missions.fixtures.ts';
import { MissionCard } from '../promotions/MissionCard/MissionCard.tsx';
import { renderInLanguage } from './renderInLanguage.tsx';
import { signature, signatureOfIcon } from './signature.css.ts';

afterEach(cleanup);

const moving = () => document.querySelectorAll(`.${signature}, .${signatureOfIcon} svg`).length;

/** Actions whose favourite is stored, and changes at a press. */
function keptFavourite(): GameActions {
  let isFavourite = false;
  const listeners = new Set<() => void>();
  const turn = () => {
    isFavourite = !isFavourite;
    for (const listener of listeners) listener();
  };
  return {
    ...favouriteActions,
    onFavouriteChange: turn,
    marks: {
      isFavourite: () => isFavourite,
      isLaunching: () => false,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}

it.each<[string, (actions: GameActions) => ReactElement]>([
  ['card', (actions) => <GameCard game={storyGame()} actions={actions} />],
  [
    'page',
    (actions) => (
      <GameDetailPanel game={storyGameDetail()} actions={actions} providerHref="#" link="#" />
    ),
  ],
])('a game becomes a favourite by a press: on its %s', (_, draw) => {
  const actions = keptFavourite();
  renderInLanguage(draw(actions));
  // As when the favourites of the member are loaded.
  act(() => actions.onFavouriteChange?.(storyGame(), true));
  expect(moving()).toBe(0);
  const heart = screen.getByRole('button', { name: /Favourite/ });
  fireEvent.click(heart);
  expect(moving()).toBe(0);
  fireEvent.click(heart);
  expect(moving()).toBe(1);
});

it.each([
  ['credit', depositMission],
  ['free spins', { ...roundsMission, state: 'toCollect' as const }],
])('a prize of a mission is collected: %s', (_, mission) => {
  const props = { mission, onCollect: () => {}, onRecheck: () => {} };
  const { rerender } = renderInLanguage(<MissionCard {...props} collect={collectStart(null)} />);
  expect(moving()).toBe(0);
  rerender(<MissionCard {...props} collect={{ status: 'collected' }} />);
  expect(moving()).toBe(1);
  cleanup();
  renderInLanguage(<MissionCard {...props} collect={{ status: 'collected' }} />);
  expect(moving()).toBe(0);
});

it('a prize of a check-in is collected: only the tile of today', () => {
  const props = { checkIn: weekOfCheckIns, onCheckIn: () => {}, onRecheck: () => {} };
  const { rerender } = renderInLanguage(<CheckInPanel {...props} collect={collectStart(null)} />);
  expect(moving()).toBe(0);
  rerender(<CheckInPanel {...props} collect={{ status: 'collected' }} />);
  expect(moving()).toBe(1);
  expect(
    document.querySelector('[aria-current=date]')?.querySelector(`.${signature}`),
  ).toBeTruthy();
});

it('a level rises', () => {
  const programme = storyProgramme as VipStandingCardProps['programme'];
  const { rerender } = renderInLanguage(<VipStandingCard programme={programme} />);
  expect(moving()).toBe(0);
  expect(screen.getByText('Your level')).toBeDefined();
  rerender(<VipStandingCard programme={programme} risen />);
  expect(moving()).toBe(1);
  expect(screen.getByRole('status').textContent).toBe('You have reached a new level');
});
