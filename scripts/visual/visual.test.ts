import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Mode, MODES, MODE_NAMES, chromaticModes, modesOf } from '../../.storybook/modes.ts';
import { AcceptedSet } from './acceptedSet.ts';
import { isInScope, removedOf } from './compareAll.ts';
import { machineChanges } from './environment.ts';
import { readOptions } from './options.ts';
import { type Outcome, countsOf, exitCode } from './outcome.ts';
import { steadyTake } from './steadyTake.ts';
import { matchesPattern } from './storyPattern.ts';
import { chosen, refuseMixing } from './hydrate.ts';

const about = { environment: null, sources: null };
const none = { same: 0, changed: 0, new: 0, removed: 0, failed: 0 };
const machine = { browser: '156.0', platform: 'linux x64', drawing: 'd', fonts: 'f' };
const key = { mode: 'jade-en-390', storyId: 'games-gamecard--default' };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('covers each theme, language and width in the modes of a first story, and every pair of them in all modes', () => {
  const parts = ['theme', 'locale', 'viewport'] as const;
  const seen = (modes: readonly Mode[], ...of: (typeof parts)[number][]) =>
    new Set(modes.map((mode) => of.map((part) => mode[part]).join(' '))).size;
  const first = Object.values(modesOf({ id: 'a--default', name: 'Default', tags: [] }));
  const all = Object.values(MODES);
  expect(first).toHaveLength(3);
  expect(parts.map((part) => seen(first, part))).toEqual([3, 2, 2]);
  expect(seen(all, 'theme', 'locale')).toBe(6);
  expect(seen(all, 'theme', 'viewport')).toBe(6);
  expect(seen(all, 'locale', 'viewport')).toBe(4);
  expect(Object.entries(MODES).map(([name]) => name)).toEqual(
    all.map(({ theme, locale, viewport }) => `${theme}-${locale}-${viewport}`),
  );
});

it('uses one mode in turn for further states, the narrowest for long text, and all modes for tagged stories', () => {
  const names = (name: string, tags: string[] = [], id = 'a-panel') =>
    Object.keys(modesOf({ id: `${id}--${name.toLowerCase()}`, name, tags }));
  const first = names('Default');
  const turns = Array.from({ length: 300 }, (_, at) => names('Loading', ['stable'], `a-${at}`));
  for (const mode of first) {
    expect(turns.filter((its) => its.join() === mode).length).toBeGreaterThan(80);
  }
  expect(turns.every((its) => its.length === 1 && first.includes(its[0]!))).toBe(true);
  expect(names('Loading')).toEqual(names('Loading'));
  expect(names('Long Thai')).toEqual(['lotus-th-390']);
  expect(names('English')).toEqual(['siam-en-390']);
  expect(names('Loading', ['matrix'])).toEqual(MODE_NAMES);
  expect(names('Default', ['page'])).toEqual([]);
  expect(names('Loading', ['behaviour'])).toEqual([]);
});

it('gives Chromatic the same modes, and keeps its other parameters', () => {
  const story = {
    id: 'a--loading',
    name: 'Loading',
    tags: ['matrix'],
    argTypes: {},
    parameters: { chromatic: { delay: 5 } },
  };
  expect(chromaticModes(story)).toBe(story.argTypes);
  expect(story.parameters.chromatic).toEqual({ delay: 5, modes: MODES, disableSnapshot: false });
});

it.each([
  ['games-gamecard', true],
  ['games-gamecard--default', true],
  ['games-*', true],
  ['jade-en-390/games-*', true],
  ['siam-*/games-*', false],
  ['games-game', false],
  ['games-gamecard--def', false],
])('parses the pattern %s', (pattern, matches) => {
  expect(matchesPattern(pattern, key)).toBe(matches);
});

it('parses what to accept, and refuses an empty selection', () => {
  const read = (...words: string[]) => readOptions(words, MODE_NAMES);
  expect(read('--accept', 'primitives-button', 'games-*')).toMatchObject({
    accept: true,
    acceptPatterns: ['primitives-button', 'games-*'],
  });
  expect(read('--only', 'a--b', '--mode', 'jade-en-390', '--repeat', '20')).toMatchObject({
    only: ['a--b'],
    modes: ['jade-en-390'],
    repeat: 20,
  });
  expect(() => read('--mode', 'jade-en-800')).toThrow(/modes are: lotus-th-390/);
  expect(() => read('--repeat', 'often')).toThrow(/whole number/);
  expect(() => read('primitives-button')).toThrow(/--only/);
  expect(() => read('--acept')).toThrow(/--accept/);
  expect(() => read('--accept', 'primitives-button', '--new-browser')).toThrow(/one browser/);
});

it('stores accepted pictures, lists them in order, and removes obsolete ones', () => {
  const file = Buffer.from('picture');
  new AcceptedSet(folder).accept(
    [
      ['m/b', { hash: '2', file }],
      ['m/a', { hash: '1', file }],
    ],
    about,
  );
  const set = new AcceptedSet(folder);
  expect(Object.keys(set.list.pictures)).toEqual(['m/a', 'm/b']);
  expect(set.fileOf('m/b')).toEqual(file);
  set.accept([['m/b', null]], about);
  expect(new AcceptedSet(folder).hashOf('m/b')).toBeUndefined();
  expect(existsSync(join(folder, 'accepted/m/b.png'))).toBe(false);
});

it('refuses pictures beyond the maximum size, and writes none of them', () => {
  const set = new AcceptedSet(folder);
  set.accept([['m/a', { hash: '1', file: Buffer.alloc(600) }]], about, 1000);
  const list = readFileSync(join(folder, 'accepted.json'), 'utf8');
  const larger = new AcceptedSet(folder);
  const more = ['m/b', { hash: '2', file: Buffer.alloc(500) }] as const;
  expect(() => larger.accept([more], about, 1000)).toThrow(/Nothing was accepted/);
  expect(readFileSync(join(folder, 'accepted.json'), 'utf8')).toBe(list);
  expect(existsSync(join(folder, 'accepted/m/b.png'))).toBe(false);
  expect(() => larger.accept([['m/a', null], more], about, 1000)).not.toThrow();
});

it('distinguishes another browser from our own fonts', () => {
  expect(machineChanges(machine, { ...machine, fonts: 'other' })).toEqual([]);
  expect(machineChanges(machine, { ...machine, browser: '157.0' })).toEqual([
    'The browser was 156.0 and is 157.0.',
  ]);
  expect(machineChanges(machine, { ...machine, drawing: 'x' })[0]).toMatch(/draws otherwise/);
});

it('exits with 3 for differences under another browser, but with 1 for a failed story', () => {
  expect(exitCode({ ...none, same: 5 }, true)).toBe(0);
  expect(exitCode({ ...none, changed: 1 }, false)).toBe(1);
  expect(exitCode({ ...none, changed: 1 }, true)).toBe(3);
  expect(exitCode({ ...none, changed: 1, failed: 1 }, true)).toBe(1);
});

it('does not mix pictures of two browsers', () => {
  const accept = (...words: string[]) => readOptions(['--accept', ...words], MODE_NAMES);
  const changes = ['The browser was 156.0 and is 157.0.'];
  expect(() => refuseMixing(changes, accept())).toThrow(/nothing was taken over/);
  expect(() => refuseMixing(changes, accept('games-*'))).toThrow(/nothing was taken over/);
  expect(() => refuseMixing(changes, accept('--new-browser'))).not.toThrow();
  expect(() => refuseMixing([], accept())).not.toThrow();
});

it('accepts the named differences, never failed stories', () => {
  const statuses = ['same', 'changed', 'new', 'removed', 'failed'] as const;
  const outcomes: Outcome[] = statuses.map((status) => ({ ...key, key: status, status }));
  const keys = (...words: string[]) =>
    chosen(outcomes, readOptions(['--accept', ...words], MODE_NAMES)).map(({ key: name }) => name);
  expect(keys()).toEqual(['changed', 'new', 'removed']);
  expect(keys('games-gamecard')).toHaveLength(3);
  expect(keys('games-gamerail')).toEqual([]);
  expect(keys('--mode', 'lotus-th-390')).toEqual([]);
  expect(countsOf(outcomes)).toEqual({ same: 1, changed: 1, new: 1, removed: 1, failed: 1 });
});

it('reports pictures without story as removed, within the scope', () => {
  const accepted = ['jade-en-390/a--gone', 'lotus-th-390/a--gone'];
  const scope = { only: [], modes: ['jade-en-390'] };
  expect(removedOf(accepted, [], scope).map(({ key: name }) => name)).toEqual([accepted[0]]);
  expect(isInScope({ only: ['b'], modes: [] }, { mode: 'm', storyId: 'a--gone' })).toBe(false);
});

it('accepts a difference only when two pictures in a row show it', async () => {
  const picture = (value: number) => ({
    pixels: { width: 1, height: 1, data: Buffer.from([value, 0, 0, 255]) },
    errors: [],
  });
  const camera = (...values: number[]) => {
    const next = vi.fn(() => Promise.resolve(picture(values.shift() ?? 0)));
    return { take: next, again: next };
  };
  const settled = await steadyTake(camera(1, 2, 2), 'story', undefined);
  expect(settled).toMatchObject({ looks: 3, restless: false });
  expect(await steadyTake(camera(9, 2), 'story', settled.hash)).toMatchObject({ looks: 2 });
  expect(await steadyTake(camera(2), 'story', settled.hash)).toMatchObject({ looks: 1 });
  expect(await steadyTake(camera(1, 2, 3, 4, 5), 'story', undefined)).toMatchObject({
    restless: true,
  });
});
