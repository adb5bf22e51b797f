import type { Game, GameCategory } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { describe, expect, it } from 'vitest';
import { foremostProviders, lobbyRows } from './lobbyRows.ts';

const operator = (favourites = true) =>
  ({
    menus: { games: ['casino', 'slot', 'fishing', 'lotto', 'sport'] },
    features: { favourites },
  }) as unknown as Operator;

const names = (rows: ReturnType<typeof lobbyRows>) =>
  rows.map((row) => {
    if (row.kind === 'list') return row.size ? `${row.id}:${row.size}` : row.id;
    return row.kind === 'provider' ? `provider${row.place}` : row.kind;
  });

describe('rows of the home page', () => {
  it('show a visitor the lists that are not above, then types and providers in turn', () => {
    expect(names(lobbyRows(operator(), false, []))).toEqual([
      'freespin',
      'casino',
      'provider0',
      'slot',
      'provider1',
      'fishing:sm',
      'provider2',
      'lotto:sm',
      'sport:sm',
    ]);
  });

  it('show a member their favourites first, unless the operator has none', () => {
    expect(names(lobbyRows(operator(), true, [])).slice(0, 3)).toEqual([
      'own',
      'new:lg',
      'freespin',
    ]);
    expect(names(lobbyRows(operator(false), true, []))[0]).toBe('new:lg');
  });

  it('show no list twice: a further provider with the same height takes its place', () => {
    const whole = names(lobbyRows(operator(), true, []));
    const rows = names(lobbyRows(operator(), true, ['freespin', 'casino']));
    expect(rows).toEqual(
      whole.map((name) => ({ freespin: 'provider3', casino: 'provider4' })[name] ?? name),
    );
    // The lists become known one after the other: no row moves.
    expect(names(lobbyRows(operator(), true, [null, 'casino']))).toEqual(
      whole.map((name) => (name === 'casino' ? 'provider4' : name)),
    );
  });
});

const provider = (code: string, rest: Partial<GameCategory> = {}): GameCategory => ({
  id: code,
  code,
  type: 'slot',
  nameTh: code,
  nameEn: code,
  image: null,
  enabled: true,
  disabled: false,
  ...rest,
});
const by = (id: string) => ({ provider: { id, name: id, image: null } }) as Game;

describe('providers with their own row', () => {
  it('are those with the most popular games; with equal numbers they keep their order', () => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((code) => provider(code));
    const hot = [by('d'), by('b'), by('d'), by('x')];
    expect(foremostProviders(all, hot).map(({ code }) => code)).toEqual(['d', 'b', 'a', 'c', 'e']);
  });

  it('are open', () => {
    const all = [provider('a', { enabled: false }), provider('b'), provider('c')];
    expect(foremostProviders(all, [by('a')]).map(({ code }) => code)).toEqual(['b', 'c']);
  });
});
