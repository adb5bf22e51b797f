import type { GameCategory } from '@brand/domain';

/** The providers, each once. A provider has a category for each of its game types, and is open while one of them is. */
export function providersOf(categories: readonly GameCategory[]): readonly GameCategory[] {
  const makers = new Map<string, GameCategory>();
  for (const each of categories) {
    const known = makers.get(each.code);
    if (!known || (each.enabled && !known.enabled)) makers.set(each.code, each);
  }
  return [...makers.values()];
}
