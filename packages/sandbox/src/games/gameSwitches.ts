import { providers } from '../catalogue/providers.ts';
import type { Context } from '../context.ts';
import { forgetGameIndex } from './gameIndex.ts';
import type { GameState, ProviderState } from './offeredGame.ts';

/** A sentence of the operator that says why, or null for ours. */
type Sentence = string | null;

/** Opens, closes or hides a game. False where there is none of that code. */
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

/** Opens a provider, closes it for maintenance, or offers it no more. False where there is none of that id. */
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

/** Marks a game as new or as hot, or takes its mark away. False where there is none of that code. */
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
