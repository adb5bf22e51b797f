import { providers } from '../catalogue/providers.ts';
import type { Context } from '../context.ts';
import { forgetGameIndex } from './gameIndex.ts';
import type { GameState, ProviderState } from './offeredGame.ts';

/** Message of the operator with the reason; null for the default message. */
type Sentence = string | null;

/** Opens, closes or hides a game. Returns false for an unknown code. */
export function switchGame(
  context: Pick<Context, 'db'>,
  code: string,
  state: GameState,
  sentence: Sentence = null,
): boolean {
  const changed = context.db.run(
    'UPDATE games SET state = ?, sentence = ? WHERE code = ?',
    state,
    state === 'maintenance' ? sentence : null,
    code,
  );
  forgetGameIndex(context);
  return changed > 0;
}

/** Opens a provider, closes it for maintenance, or stops offering it. Returns false for an unknown id. */
export function switchProvider(
  context: Pick<Context, 'db'>,
  id: string,
  state: ProviderState,
  sentence: Sentence = null,
): boolean {
  if (!providers.some((provider) => provider.id === id)) return false;
  const { db } = context;
  if (state === 'open') {
    db.run('DELETE FROM provider_switches WHERE provider = ?', id);
  } else {
    db.run(
      `INSERT INTO provider_switches (provider, state, sentence) VALUES (?, ?, ?)
       ON CONFLICT (provider) DO UPDATE SET state = excluded.state, sentence = excluded.sentence`,
      id,
      state,
      sentence,
    );
  }
  forgetGameIndex(context);
  return true;
}

/** Marks a game as new or hot, or removes its badge. Returns false for an unknown code. */
export function markGame(
  context: Pick<Context, 'db'>,
  code: string,
  mark: 'new' | 'hot' | 'none',
): boolean {
  const changed = context.db.run(
    'UPDATE games SET new = ?, hot = ? WHERE code = ?',
    Number(mark === 'new'),
    Number(mark === 'hot'),
    code,
  );
  forgetGameIndex(context);
  return changed > 0;
}
