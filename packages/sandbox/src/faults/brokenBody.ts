import type { Random } from '../random/random.ts';

/** Truncates a JSON text so that it cannot be parsed. */
export function withoutItsEnd(text: string): string {
  return text.trimEnd().slice(0, -1);
}

/**
 * The same JSON with another type for about a third of its values, at least one, chosen at random. The `code` of the
 * envelope stays, because otherwise every client would stop there. Undefined if there is no JSON, or nothing to change.
 */
export function withWrongTypes(text: string, random: Random): string | undefined {
  const body = parsed(text);
  const slots = slotsOf(body).filter(({ holder, key }) => holder !== body || key !== 'code');
  if (slots.length === 0) return undefined;
  const certain = random.below(slots.length);
  slots.forEach(({ holder, key }, at) => {
    const changes = random.below(3) === 0;
    if (changes || at === certain) holder[key] = ofAnotherType(holder[key]);
  });
  return JSON.stringify(body);
}

interface Slot {
  holder: Record<string, unknown>;
  key: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Paths of all leaf values of a JSON value, including empty lists and objects. */
function slotsOf(value: unknown): Slot[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, each]) => {
    const inner = slotsOf(each);
    return inner.length > 0 ? inner : [{ holder, key }];
  });
}

function ofAnotherType(value: unknown): unknown {
  switch (typeof value) {
    case 'string':
      return value.length;
    case 'number':
      return String(value);
    case 'boolean':
      return value ? 'true' : 'false';
    default:
      return value === null ? 0 : null;
  }
}
