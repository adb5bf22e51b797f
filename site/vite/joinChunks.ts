/** A file of code that pages load before they are complete, as the bundler would split it. */
export interface SharedChunk {
  readonly name: string;
  readonly modules: readonly string[];
  readonly bytes: number;
  /** Names of the chunks that it imports. Never in a circle. */
  readonly imports: readonly string[];
  /** Pages that load it at first. */
  readonly pages: readonly string[];
  /** Whether it stays a file of its own: it is imported when needed. @default false */
  readonly isFixed?: boolean;
}

interface Group {
  readonly name: string;
  readonly modules: readonly string[];
  readonly bytes: number;
  readonly imports: Set<Group>;
  readonly pages: Set<string>;
  readonly isFixed: boolean;
}

/** What one more file costs a page: its request, and the words that a compressor cannot share. In bytes. */
const FILE_COST = 200;

/**
 * Joins chunks that the same pages load, and then those whose union costs the least, as long as each page has room for the
 * code that it does not need.
 *
 * @param room bytes that each page may load more, by its name
 */
export function joinChunks(
  chunks: readonly SharedChunk[],
  room: ReadonlyMap<string, number>,
): Pick<SharedChunk, 'name' | 'modules'>[] {
  const left = new Map(room);
  let groups = byPages(chunks);
  for (let pair = bestPair(groups, left); pair; pair = bestPair(groups, left)) {
    const { one, other, cost } = pair;
    for (const [page, bytes] of cost) left.set(page, (left.get(page) ?? 0) - bytes);
    groups = replaced(groups, [one, other], joined(one, other));
  }
  return groups.filter(isFree);
}

/** Joins what the same pages load: it costs nothing. */
function byPages(chunks: readonly SharedChunk[]): Group[] {
  let groups = chunks.map((chunk): Group => ({
    ...chunk,
    imports: new Set(),
    pages: new Set(chunk.pages),
    isFixed: chunk.isFixed ?? false,
  }));
  const byName = new Map(groups.map((group) => [group.name, group]));
  for (const { name, imports } of chunks) {
    for (const other of imports) {
      const imported = byName.get(other);
      if (imported) byName.get(name)?.imports.add(imported);
    }
  }
  const keyOf = ({ pages }: Group) => [...pages].toSorted().join(' ');
  for (const [one, ...others] of grouped(groups.filter(isFree), keyOf).values()) {
    let whole = one;
    for (const other of others) {
      if (!whole || isCircle(whole, other)) continue;
      const both = joined(whole, other);
      groups = replaced(groups, [whole, other], both);
      whole = both;
    }
  }
  return groups;
}

/** Like `Map.groupBy`, which needs a newer `lib` than the code of the pages may use. */
export function grouped<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const isFree = ({ isFixed }: Group) => !isFixed;

/** The pair with the most pages for the fewest bytes. */
function bestPair(groups: readonly Group[], left: ReadonlyMap<string, number>) {
  const free = groups.filter(isFree);
  const pairs = free.flatMap((one, at) =>
    free.slice(at + 1).flatMap((other) => {
      const both = [...one.pages].filter((page) => other.pages.has(page)).length;
      if (both === 0) return [];
      const cost = unneeded(one, other);
      if ([...cost].some(([page, bytes]) => bytes > (left.get(page) ?? 0))) return [];
      const bytes = [...cost.values()].reduce((sum, each) => sum + each, FILE_COST);
      return [{ one, other, cost, gain: both / bytes }];
    }),
  );
  return pairs.toSorted((a, b) => b.gain - a.gain).find(({ one, other }) => !isCircle(one, other));
}

/** Bytes that each page would load without a need for them. */
function unneeded(one: Group, other: Group): Map<string, number> {
  const cost = new Map<string, number>();
  const pages = new Set([...one.pages, ...other.pages]);
  for (const group of withImports([one, other])) {
    for (const page of pages) {
      if (!group.pages.has(page)) cost.set(page, (cost.get(page) ?? 0) + group.bytes);
    }
  }
  return cost;
}

function withImports(from: readonly Group[]): Set<Group> {
  const all = new Set<Group>();
  const add = (group: Group) => {
    if (all.has(group)) return;
    all.add(group);
    for (const next of group.imports) add(next);
  };
  for (const group of from) add(group);
  return all;
}

/** Whether two groups joined would import each other with a third one, which is between them. */
function isCircle(one: Group, other: Group): boolean {
  const leads = (from: Group, to: Group) =>
    withImports([...from.imports].filter((group) => group !== to)).has(to);
  return leads(one, other) || leads(other, one);
}

function joined(one: Group, other: Group): Group {
  const imports = new Set([...one.imports, ...other.imports]);
  imports.delete(one);
  imports.delete(other);
  const pages = new Set([...one.pages, ...other.pages]);
  for (const group of withImports([...imports])) {
    for (const page of pages) group.pages.add(page);
  }
  return {
    name: (one.bytes >= other.bytes ? one : other).name,
    modules: [...one.modules, ...other.modules],
    bytes: one.bytes + other.bytes,
    imports,
    pages,
    isFixed: false,
  };
}

function replaced(groups: readonly Group[], pair: readonly Group[], by: Group): Group[] {
  const rest = groups.filter((group) => !pair.includes(group));
  for (const { imports } of rest) {
    const before = imports.size;
    for (const group of pair) imports.delete(group);
    if (imports.size < before) imports.add(by);
  }
  return [...rest, by];
}
