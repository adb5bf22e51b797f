import { brokenReply } from '../../../platform/testing/brokenReply.ts';

/** Maximum number of games in a list. */
const MOST = 5000;
const LONG = 'น้ำเต้าปูปลา '.repeat(25);

/** Invalid values in the place of a game. */
const STRANGERS: readonly unknown[] = [
  null,
  7,
  'game',
  [],
  [[[]]],
  {},
  { _id: null },
  { _id: 'x', type: 'slot' },
  { result: { list: [{ _id: 'y' }] } },
];

interface WireList {
  result: { list: unknown[]; total: unknown };
}

type Pick = <Item>(items: readonly Item[]) => Item;

/** Functions that damage a list as a whole. */
const SPOILERS: readonly ((reply: WireList, pick: Pick) => void)[] = [
  ({ result }, pick) => result.list.push(structuredClone(pick(result.list))),
  ({ result }, pick) => result.list.splice(0, 1, ...STRANGERS, pick(STRANGERS)),
  ({ result }) => {
    result.list = [];
    result.total = 0;
  },
  ({ result }, pick) => {
    result.total = pick([null, -1, 1, 1e9, 'many', 2.5]);
  },
  ({ result }, pick) => {
    for (const game of result.list) set(game, 'type', pick(['slot', 'bingo', 'Slot', '', 4]));
  },
  ({ result }, pick) => {
    const name = pick([
      LONG,
      'x'.repeat(300),
      '\u202eevil',
      '<img src=x onerror=alert(1)>',
      '\n\t',
    ]);
    for (const game of result.list) set(game, pick(['nameTh', 'nameEn']), name);
  },
  ({ result }, pick) => {
    const image = pick([
      null,
      '',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://',
      'x'.repeat(5000),
    ]);
    for (const game of result.list) set(game, pick(['img', 'color', 'handle']), image);
  },
  ({ result }, pick) => {
    for (const game of result.list)
      set(game, '_id', pick([1, 2, 'same', '../..', 1.5, 'a'.repeat(2000)]));
  },
  ({ result }, pick) => {
    const nested = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown;
    set(pick(result.list), pick(['provider', 'game_info', 'slotWinHistory', 'nameTh']), nested);
  },
];

/** Used rarely, because it is slow. */
function fill({ result }: WireList): void {
  const whole = [...result.list];
  result.list = Array.from({ length: MOST }, (_, at) => {
    const copy = structuredClone(whole[at % whole.length]);
    set(copy, '_id', `n${at}`);
    return copy;
  });
  result.total = MOST;
}

/** Invalid bytes: other encodings, other formats, cut in the middle of a character. */
const GARBLERS: readonly ((text: string) => string | Uint8Array)[] = [
  (text) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0),
  (text) =>
    new Uint8Array(new Uint16Array(Array.from(text).map((letter) => letter.charCodeAt(0))).buffer),
  (text) => new TextEncoder().encode(text).subarray(0, Math.floor(text.length * 0.6)),
  (text) => `\ufeff${text}`,
  (text) => `)]}',\n${text}`,
  () => '<!doctype html><title>502</title><h1>Bad gateway</h1>',
  () => '',
  () => 'null',
  () => '[]',
  () => Uint8Array.from({ length: 200 }, (_, at) => (at * 37) % 256),
];

/** A list reply with an error in it, or an invalid reply. */
export function brokenList(reply: unknown, random: () => number): string | Uint8Array {
  const pick: Pick = (items) =>
    items[Math.floor(random() * items.length)] as (typeof items)[number];
  const kind = random();
  if (kind < 0.45) return brokenReply(reply, random);
  const copy = structuredClone(reply) as WireList;
  if (kind < 0.455) fill(copy);
  for (let round = Math.floor(random() * 2); round >= 0; round -= 1) {
    if (copy.result.list.length > 0) pick(SPOILERS)(copy, pick);
  }
  const text = JSON.stringify(copy);
  if (kind > 0.95) return pick(GARBLERS)(text);
  return kind > 0.7 ? brokenReply(copy, random) : text;
}

function set(game: unknown, name: string, value: unknown): void {
  if (typeof game === 'object' && game !== null) Object.assign(game, { [name]: value });
}

/** The valid games that the page must show from a reply: English name by id. Null if it must report an error: no list, or none of its games. */
export function soundGames(reply: string | Uint8Array): ReadonlyMap<string, string> | null {
  const list = listIn(reply);
  if (!list) return null;
  const names = new Map<string, string>();
  for (const entry of list) {
    const {
      _id,
      type,
      category,
      code = '',
      handle,
      nameTh,
      nameEn,
    } = (entry ?? {}) as Record<string, unknown>;
    const id = isText(_id) || Number.isSafeInteger(_id) ? String(_id) : null;
    const name = isText(nameEn) ? nameEn : nameTh;
    const isSound =
      /^(?:slot|casino|fishing|sport|lotto)$/.test(String(type)) &&
      typeof type === 'string' &&
      isText(category) &&
      typeof code === 'string' &&
      typeof handle === 'string' &&
      /^(?:\/[\w-]+(?:\.[\w-]+)*)+$/.test(handle);
    if (id !== null && isSound && isText(name) && !names.has(id)) names.set(id, name);
  }
  return names.size === 0 && list.length > 0 ? null : names;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function listIn(reply: string | Uint8Array): readonly unknown[] | null {
  try {
    const text =
      typeof reply === 'string' ? reply.replace(/^\ufeff/, '') : new TextDecoder().decode(reply);
    const { code, result } = JSON.parse(text) as { code?: unknown; result?: { list?: unknown } };
    return code === 0 && Array.isArray(result?.list) ? result.list : null;
  } catch {
    return null;
  }
}
