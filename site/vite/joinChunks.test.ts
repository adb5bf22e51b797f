import { expect, it } from 'vitest';
import fc from 'fast-check';
import { type SharedChunk, grouped, joinChunks } from './joinChunks.ts';

const chunk = (name: string, pages: string, more: Partial<SharedChunk> = {}): SharedChunk => ({
  name,
  modules: [`${name}.ts`],
  bytes: 1_000,
  imports: [],
  pages: pages.split(''),
  ...more,
});

const filesOf = (chunks: readonly SharedChunk[], bytes = 0) =>
  joinChunks(chunks, new Map(['a', 'b', 'c'].map((page) => [page, bytes])))
    .map(({ modules }) => modules.toSorted().join(' '))
    .toSorted();

it('joins what the same pages load, whatever else loads it', () => {
  const chunks = [chunk('one', 'ab'), chunk('two', 'ba'), chunk('three', 'a')];
  expect(filesOf(chunks)).toEqual(['one.ts two.ts', 'three.ts'].toSorted());
});

it('adds a little code to a page for one file less', () => {
  const chunks = [chunk('all', 'abc'), chunk('most', 'ab', { bytes: 100 })];
  expect(filesOf(chunks, 99)).toHaveLength(2);
  expect(filesOf(chunks, 100)).toHaveLength(1);
});

it('counts the imports of what it adds', () => {
  const chunks = [
    chunk('all', 'abc'),
    chunk('some', 'ab', { bytes: 100, imports: ['below'] }),
    chunk('below', 'ab', { bytes: 500, isFixed: true }),
  ];
  expect(filesOf(chunks, 599)).toHaveLength(2);
  expect(filesOf(chunks, 600)).toHaveLength(1);
});

it('joins no files that would import each other', () => {
  const chunks = [
    chunk('top', 'ab', { imports: ['own'] }),
    chunk('own', 'ab', { imports: ['base'], isFixed: true }),
    chunk('base', 'abc'),
  ];
  expect(filesOf(chunks, 10_000)).toEqual(['base.ts', 'top.ts']);
});

it('keeps every module once, every page within its room, and no circle', () => {
  const graph = fc.array(
    fc.record({
      bytes: fc.integer({ min: 1, max: 900 }),
      pages: fc.subarray(['a', 'b', 'c', 'd']),
      isFixed: fc.boolean(),
      picks: fc.array(fc.nat(), { maxLength: 3 }),
    }),
    { maxLength: 14 },
  );
  fc.assert(
    fc.property(graph, fc.integer({ min: 0, max: 2_000 }), (drawn, room) => {
      const chunks = closed(drawn);
      const pages = ['a', 'b', 'c', 'd'];
      const groups = joinChunks(chunks, new Map(pages.map((page) => [page, room])));
      const free = chunks.filter(({ isFixed }) => !isFixed);
      expect(groups.flatMap(({ modules }) => modules).toSorted()).toEqual(
        free.flatMap(({ modules }) => modules).toSorted(),
      );
      const { files, isAcyclic } = withFiles(chunks, groups);
      expect(isAcyclic).toBe(true);
      for (const page of pages) {
        const needed = chunks.filter((each) => each.pages.includes(page));
        const loaded = files(needed.map(({ name }) => name));
        const bytes = (all: readonly SharedChunk[]) =>
          all.reduce((sum, each) => sum + each.bytes, 0);
        const all = chunks.filter(({ name }) => loaded.has(name));
        expect(bytes(all) - bytes(needed)).toBeLessThanOrEqual(room);
      }
    }),
    { numRuns: 300 },
  );
});

/** Chunks import earlier ones only, and what loads a chunk loads its imports. */
function closed(
  drawn: readonly { bytes: number; pages: string[]; isFixed: boolean; picks: number[] }[],
): SharedChunk[] {
  const chunks = drawn.map(({ bytes, pages, isFixed, picks }, at) => ({
    ...chunk(`c${at}`, '', { bytes, isFixed }),
    pages: new Set(pages),
    imports: [...new Set(at === 0 ? [] : picks.map((pick) => `c${pick % at}`))],
  }));
  const byName = new Map(chunks.map((each) => [each.name, each]));
  for (const { imports, pages } of chunks.toReversed()) {
    for (const name of imports) for (const page of pages) byName.get(name)?.pages.add(page);
  }
  return chunks.map((each) => ({ ...each, pages: [...each.pages] }));
}

/** The chunks as files: which chunks come along with some, and whether files import each other in a circle. */
function withFiles(
  chunks: readonly SharedChunk[],
  groups: readonly Pick<SharedChunk, 'modules'>[],
) {
  const fileOf = new Map(chunks.map(({ name }) => [name, name]));
  for (const { modules } of groups) {
    for (const module of modules) fileOf.set(module.replace('.ts', ''), modules.join());
  }
  const inFile = grouped(chunks, ({ name }) => fileOf.get(name));
  const next = (file: string | undefined) =>
    new Set(
      (inFile.get(file) ?? [])
        .flatMap(({ imports }) => imports.map((name) => fileOf.get(name)))
        .filter((other) => other !== file),
    );
  const state = new Map<string | undefined, 'open' | 'done'>();
  const isOpen = (file: string | undefined): boolean => {
    if (state.get(file) === 'open') return true;
    if (state.get(file) === 'done') return false;
    state.set(file, 'open');
    const found = [...next(file)].some(isOpen);
    state.set(file, 'done');
    return found;
  };
  const files = (names: readonly string[]) => {
    const all = new Set<string | undefined>();
    const add = (file: string | undefined) => {
      if (all.has(file)) return;
      all.add(file);
      for (const other of next(file)) add(other);
    };
    for (const name of names) add(fileOf.get(name));
    return new Set([...all].flatMap((file) => (inFile.get(file) ?? []).map(({ name }) => name)));
  };
  return { files, isAcyclic: ![...inFile.keys()].some(isOpen) };
}
