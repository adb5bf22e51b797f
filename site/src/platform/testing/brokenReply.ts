/** Invalid values for an API reply. They contain no text that a screen must never show. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  false,
  '',
  '0',
  '500',
  'x',
  '<b>x</b>',
  0,
  -1,
  1,
  98,
  0.1,
  1e-9,
  500.005,
  1e308,
  1e9,
  2 ** 53 + 2,
  9998,
  [],
  {},
  [0],
  { code: 0 },
];

/** Damages a reply in one to three places: a replaced value, a removed key, a duplicated row, or a cut or corrupted text. */
export function brokenReply(reply: unknown, random: () => number): string {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const copy = structuredClone(reply);
  for (let round = Math.floor(random() * 3); round >= 0; round -= 1) {
    const slot = pick(slotsOf(copy)) as Slot | undefined;
    if (!slot) break;
    const { holder, key } = slot;
    const kind = random();
    if (kind < 0.75) holder[key] = structuredClone(pick(HOSTILE));
    else if (kind < 0.9) delete holder[key];
    else if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
  }
  const text = JSON.stringify(copy);
  const at = Math.floor(random() * text.length);
  const kind = random();
  if (kind < 0.03) return text.slice(0, at);
  if (kind < 0.06)
    return `${text.slice(0, at)}${pick(['}', ',', '"', 'x', '1e999'])}${text.slice(at + 1)}`;
  return text;
}

interface Slot {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** Every place of a reply that contains a value. The reply itself is under one key. */
function slotsOf(reply: unknown): readonly Slot[] {
  if (typeof reply !== 'object' || reply === null) return [];
  const holder = reply as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...slotsOf(holder[key])]);
}

/** Seeded numbers in [0, 1): the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Every number in a reply as an amount in satang. Empty if it is not JSON. */
export function figuresIn(text: string): number[] {
  const numbers = (value: unknown): number[] => {
    if (typeof value === 'number') return [Math.round(value * 100)];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbers) : [];
  };
  try {
    return numbers(JSON.parse(text));
  } catch {
    return [];
  }
}
