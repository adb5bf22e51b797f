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
    /** A question that is answered when `answer` is called. */
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
  it('begins with a game that has just become one, as other lists know it', () => {
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

  it('is fetched again where nobody knows the game', () => {
    const { queries, lists } = open(list());
    lists.settled(game('stranger'), true);
    expect(queries.getQueryState(OWN)?.isInvalidated).toBe(true);
  });

  it('keeps a game that is none any more for as long as somebody looks at it', () => {
    const { lists, look, kept } = open(list(game('a', true), game('b', true)));
    const [lookAway, otherLookAway] = [look(), look()];
    cardMarks.setFavourite('a', false);
    lists.settled(game('a'), false);
    lookAway();
    expect(kept()).toEqual(['a', 'b']);
    otherLookAway();
    expect(kept()).toEqual(['b']);
  });

  it('loses it at once where nobody looks', () => {
    const { lists, kept } = open(list(game('a', true), game('b', true)));
    cardMarks.setFavourite('a', false);
    lists.settled(game('a'), false);
    expect(kept()).toEqual(['b']);
  });

  it('is left alone where it has not been fetched', () => {
    const { lists, kept } = open(null);
    lists.settled(game('a'), true);
    cardMarks.setFavourite('a', false);
    lists.settled(game('a'), false);
    expect(kept()).toBeUndefined();
  });
});

describe('hearts', () => {
  it('follow a list that was asked for after the change', async () => {
    const { lists, ask } = open(null);
    cardMarks.setFavourite('a', true);
    lists.settled(game('a'), true);
    await ask(['games', 'hot'])(list(game('a', false), game('b', true)));
    expect(cardMarks.isFavourite(game('a', true))).toBe(false);
    expect(cardMarks.isFavourite(game('b', false))).toBe(false);
  });

  it('do not follow one that was asked for before, nor one while a tap is under way', async () => {
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

  it('do not follow the first page of a list when a further one comes, but that one', async () => {
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
    // Fetched anew, all of it is news.
    await whole.refetch();
    expect(cardMarks.isFavourite(game('a', true))).toBe(false);
    stop();
  });

  it('follow nothing any more once it is over', async () => {
    const { lists, ask } = open(null);
    cardMarks.setFavourite('a', true);
    lists.settled(game('a'), true);
    lists.stop();
    await ask(['games', 'hot'])(list(game('a', false)));
    expect(cardMarks.isFavourite(game('a'))).toBe(true);
  });
});
