import type { GamePage } from '@brand/api';
import type { GameGridProps } from '@brand/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { contentFailureOf } from '../../platform/errors/failureOf.ts';

/** @param say returns a message by its id */
export function gridState(
  { data, error }: Pick<UseQueryResult<Pick<GamePage, 'games'>>, 'data' | 'error'>,
  say: (id: string) => string,
): GameGridProps['state'] {
  if (data) {
    return data.games.length > 0 ? { status: 'ready', games: data.games } : { status: 'empty' };
  }
  if (!error) return { status: 'loading' };
  return { status: 'error', text: say(contentFailureOf(error).messageId) };
}
