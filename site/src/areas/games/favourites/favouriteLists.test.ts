import type { GamePage } from '@brand/api';
import type { Game } from '@brand/domain';
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '../../../platform/query/queryClient.ts';
import { cardMarks } from '../cardMarks.ts';
import { watchFavouriteLists } from './favouriteLists.ts';

const OWN = ['games', 'favourite', 'm_1'];
const game = (id: string, favourite = false) => ({ id, favourite }) as Game;
const list = (...games: Game[]): GamePage => ({ games, total: games.length, dropped: 0 });

afterEach(() => cardMarks.clear());

function open(kept: GamePage | null) {
  const queries = createQueryClient();
  if (kept) queries.setQueryData(OWN, kept);
  let busy = false;
  const lists = watchFavouriteLists(queries, 'm_1', () => busy);
  const look = () =>
    new QueryObserver(queries, { queryKey: OWN, enabled: false }).subscribe(() => {});
  return {
    queries,
    lists,
    look,
    kept: () => queries.getQueryData<GamePage>(OWN)?.games.map(({ id }) => id),
    /** A request that is answered when `answer` is called. */
    ask(queryKey: readonly unknown[]) {
      let answer: (data: unknown) => void = () => undefined;
      const queryFn = () => new Promise((resolve) => (answer = resolve));
      const done = queries.fetchQuery({ queryKey, queryFn });
      return async (data: unknown) => {
        answer(data);
        await done;
      };
    },
    setBusy: (is: boolean) => (busy = is),
  };
}

describe('the list of favourites', () => {
  it('starts with a new favourite, with the data of other lists', () => {
    const { queries, lists, kept } = open(list(game('a', true)));
    queries.setQueryData(['wholeList'], { pages: [list(game('b'))] });
    lists.settled(game('b'), true);
    lists.settled(game('b'), true);
    expect(kept()).toEqual(['b', 'a']);
    expect(queries.getQueryData<GamePage>(OWN)).toMatchObject({
      total: 2,
      games: [{ id: 'b', favourite: true }, { id: 'a' }],
    });
  });

  it('is fetched again when no list contains the game', () => {
    const { queries, lists } = open(list());
    lists.settled(game('stranger'), true);
    expect(queries.getQueryState(OWN)?.isInvalidated).toBe(true);
  });

  it('keeps a removed favourite while the list is visible', () => {
    const { lists, look, kept } = open(list(game('a', true), game('b', true)));
    const [lookAway, otherLookAway] = [look(), look()];
    cardMarks.setFavourite('a', false);
    lists.settled(game('a'), false);
    lookAway();
    expect(kept()).toEqual(['a', 'b']);
    otherLookAway();
    expect(kept()).toEqual(['b']);
  });

  it('removes it immediately when the list is not visible', () => {
    const { lists, kept } = open(list(game('a', true), game('b', true)));
    cardMarks.setFavourite('a', false);
    lists.settled(game('a'), false);
    expect(kept()).toEqual(['b']);
  });

  it('is not changed when it has not been fetched', () => {
    const { lists, kept } = open(null);
    lists.settled(game('a'), true);
    cardMarks.setFavourite('a', false);
    lists.settled(game('a'), false);
    expect(kept()).toBeUndefined();
  });
});

describe('favourite buttons', () => {
  it('follow a list that was requested after the change', async () => {
    const { lists, ask } = open(null);
    cardMarks.setFavourite('a', true);
    lists.settled(game('a'), true);
    await ask(['games', 'hot'])(list(game('a', false), game('b', true)));
    expect(cardMarks.isFavourite(game('a', true))).toBe(false);
    expect(cardMarks.isFavourite(game('b', false))).toBe(false);
  });

  it('ignore a list that was requested before the change, and any list while a change is pending', async () => {
    const { lists, ask, setBusy } = open(null);
    const answerLate = ask(['games', 'hot']);
    cardMarks.setFavourite('a', true);
    lists.settled(game('a'), true);
    await answerLate(list(game('a', false)));
    expect(cardMarks.isFavourite(game('a'))).toBe(true);
    setBusy(true);
    await ask(['games', 'new'])(list(game('a', false)));
    expect(cardMarks.isFavourite(game('a'))).toBe(true);
    setBusy(false);
    await ask(['gameDetail', 'a'])(game('a', false));
    expect(cardMarks.isFavourite(game('a'))).toBe(false);
  });

  it('ignore earlier pages of a list when a further page loads, but follow that page', async () => {
    const { queries, lists } = open(null);
    const pages = [list(game('a')), list(game('b'))];
    const whole = new InfiniteQueryObserver(queries, {
      queryKey: ['wholeList'],
      queryFn: async ({ pageParam }) => pages[pageParam],
      initialPageParam: 0,
      getNextPageParam: () => 1,
    });
    const stop = whole.subscribe(() => {});
    await expect.poll(() => whole.getCurrentResult().isSuccess).toBe(true);
    for (const id of ['a', 'b']) {
      cardMarks.setFavourite(id, true);
      lists.settled(game(id), true);
    }
    await whole.fetchNextPage();
    expect(cardMarks.isFavourite(game('a'))).toBe(true);
    expect(cardMarks.isFavourite(game('b', true))).toBe(false);
    // After a refetch, all pages count as new.
    await whole.refetch();
    expect(cardMarks.isFavourite(game('a', true))).toBe(false);
    stop();
  });

  it('follow nothing after `stop`', async () => {
    const { lists, ask } = open(null);
    cardMarks.setFavourite('a', true);
    lists.settled(game('a'), true);
    lists.stop();
    await ask(['games', 'hot'])(list(game('a', false)));
    expect(cardMarks.isFavourite(game('a'))).toBe(true);
  });
});
