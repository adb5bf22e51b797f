import type { GameCategory } from '@brand/domain';

/** The makers, each once: one has a category for each kind of its games, and is open as long as one of them is. */
export function providersOf(categories: readonly GameCategory[]): readonly GameCategory[] {
  const makers = new Map<string, GameCategory>();
  for (const each of categories) {
    const known = makers.get(each.code);
    if (!known || (each.enabled && !known.enabled)) makers.set(each.code, each);
  }
  return [...makers.values()];
}
