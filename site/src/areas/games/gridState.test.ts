import { ApiError } from '@brand/api';
import { describe, expect, it } from 'vitest';
import { gameOf } from './play/testing/testLaunch.ts';
import { gridState } from './gridState.ts';

const say = (id: string) => id;
const games = [gameOf('slot')];
const lost = new ApiError({ kind: 'network', raises: true });

describe('grid of games', () => {
  it('keeps loaded games, whatever happens later', () => {
    expect(gridState({ data: { games }, error: lost }, say)).toEqual({ status: 'ready', games });
    expect(gridState({ data: { games: [] }, error: null }, say)).toEqual({ status: 'empty' });
    expect(gridState({ data: undefined, error: null }, say)).toEqual({ status: 'loading' });
  });

  it('reports why nothing loaded, and shows maintenance when the API is down', () => {
    expect(gridState({ data: undefined, error: lost }, say)).toEqual({
      status: 'error',
      text: 'error.general.network',
    });
    const down = new ApiError({ kind: 'maintenance', code: 9998, raises: true });
    expect(() => gridState({ data: undefined, error: down }, say)).toThrow(down);
  });
});
