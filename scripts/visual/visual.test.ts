import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import changelog from '../../.changeset/changelog.mjs';
import { baseCommit, gitIn } from './base.ts';
import { intendedIn, readIntended, reasonFor } from './intended.ts';
import { readOptions } from './options.ts';
import { type Result, countsText, progressText, remarks } from './results.ts';
import { matchesStory } from './storyPattern.ts';

const ROOT = join(import.meta.dirname, '../..');
const BLOCK = `<!-- visual
primitives-button--*: rounder corners
games-gamecard--default: a badge
-->`;
const LISTED = [
  { pattern: 'primitives-button--*', reason: 'rounder corners' },
  { pattern: 'games-gamecard--default', reason: 'a badge' },
];

it.each([
  ['games-gamecard', true],
  ['games-gamecard--default', true],
  ['games-*', true],
  ['*--default', true],
  ['games-game', false],
  ['games-gamecard--def', false],
  ['games.gamecard--default', false],
])('matches a story with the pattern %s: %s', (pattern, matches) => {
  expect(matchesStory(pattern, 'games-gamecard--default')).toBe(matches);
});

it('parses the command line', () => {
  expect(readOptions([])).toEqual({
    base: undefined,
    all: false,
    sample: Number.POSITIVE_INFINITY,
    others: 0,
    help: false,
    playwright: [],
  });
  expect(readOptions(['--sample', '9', '--others=20'])).toMatchObject({ sample: 9, others: 20 });
  expect(() => readOptions(['--others', 'some'])).toThrow(/--others is a number/);
  expect(readOptions(['--base', 'HEAD~3', '--all'])).toMatchObject({ base: 'HEAD~3', all: true });
  expect(readOptions(['--grep', 'Button', '--repeat-each', '20']).playwright).toEqual([
    '--grep',
    'Button',
    '--repeat-each',
    '20',
  ]);
  expect(() => readOptions(['--accept'])).toThrow(/--all/);
  expect(() => readOptions(['primitives-button'])).toThrow(/--grep/);
});

describe('intended changes', () => {
  it('reads stories and reasons from a changeset', () => {
    expect(intendedIn(`---\n'@brand/ui': patch\n---\n\nRounder.\n\n${BLOCK}\n`)).toEqual(LISTED);
    expect(intendedIn('---\n---\n\nNote: no picture changes.')).toEqual([]);
    expect(reasonFor(LISTED, 'primitives-button--loading')).toBe('rounder corners');
    expect(reasonFor(LISTED, 'games-gamecard--new')).toBeUndefined();
  });

  it.each(['primitives-button--default', 'primitives-button--default:', 'rounder corners'])(
    'refuses the line "%s", which has no reason or no story',
    (line) => {
      expect(() => intendedIn(`<!-- visual\n${line}\n-->`)).toThrow(line);
    },
  );

  it('can read those of every changeset in this repository', () => {
    const files = globSync('.changeset/*.md', { cwd: ROOT });
    const listed = files
      .filter((file) => !file.endsWith('README.md'))
      .flatMap((file) => intendedIn(readFileSync(join(ROOT, file), 'utf8')));
    expect(listed.length).toBeGreaterThan(0);
  });

  it('leaves them out of the changelog', () => {
    const line = changelog.getReleaseLine({ summary: `Rounder.\n\n${BLOCK}` }, 'patch', null);
    expect(line).toBe('- Rounder.');
  });
});

describe('in a repository', () => {
  let folder: string;
  const git = (...args: string[]) => gitIn(folder)(...args);
  const commit = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', file);
    return git('rev-parse', 'HEAD');
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'visual-'));
    execFileSync('git', ['init', '-q', '-b', 'main', folder]);
    mkdirSync(join(folder, '.changeset'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('compares a branch with where it began, and main with its last commit', () => {
    const first = commit('a', '1');
    const second = commit('a', '2');
    expect(baseCommit(git, undefined)).toBe(first);
    writeFileSync(join(folder, 'a'), '3');
    expect(baseCommit(git, undefined)).toBe(second);
    git('checkout', '-qb', 'work');
    commit('a', '4');
    expect(baseCommit(git, undefined)).toBe(second);
    expect(baseCommit(git, 'HEAD~2')).toBe(first);
    expect(() => baseCommit(git, 'nowhere')).toThrow(/no commit "nowhere"/);
  });

  it('does not count what an earlier change has listed', () => {
    const empty = commit('a', '1');
    const base = commit('.changeset/one.md', `---\n---\n\n${BLOCK}\n`);
    expect(readIntended(folder, empty)).toEqual(LISTED);
    expect(readIntended(folder, base)).toEqual([]);
    const again = BLOCK.replace('a badge', 'a smaller badge');
    writeFileSync(join(folder, '.changeset/two.md'), `---\n---\n\n${again}\n`);
    expect(readIntended(folder, base)).toEqual([
      { pattern: 'games-gamecard--default', reason: 'a smaller badge' },
    ]);
  });
});

describe('results', () => {
  const result = (storyId: string, status: Result['status'], error?: string): Result => ({
    storyId,
    title: `${storyId} · lotus-th-390`,
    status,
    error,
  });
  const results = [
    result('primitives-button--default', 'changed'),
    result('primitives-button--default', 'changed'),
    result('games-gamecard--default', 'intended'),
    result('games-gamecard--new', 'new'),
    result('games-rail--default', 'failed', 'no data\n  at line 1'),
    result('games-rail--long', 'same'),
    result('games-rail--by-keyboard', 'failed before', 'nothing moves'),
  ];

  it('says how far a run has come', () => {
    expect(progressText(results.slice(0, 3), 12, 30)).toBe('3 of 12, 2 changed, about 2 min left');
    expect(progressText([result('a--b', 'same')], 1, 3)).toBe('1 of 1');
  });

  it('counts pictures', () => {
    expect(countsText(results)).toBe(
      '7 pictures: 1 the same, 2 changed, 1 changed as listed, 1 new, 1 failed, 1 failed before, too',
    );
  });

  it('writes the lines for the changeset, and names what is listed without a change', () => {
    const text = remarks(
      results,
      [...LISTED.slice(1), { pattern: 'games-rail', reason: 'wider' }],
      ['games-old--default'],
    ).join('\n\n');
    expect(text).toContain('games-rail--default · lotus-th-390: no data\n');
    expect(text).toContain('<!-- visual\n  primitives-button--default: why it changes\n  -->');
    expect(text).toContain('base, too:\n  games-rail--by-keyboard · lotus-th-390: nothing moves');
    expect(text).toContain('New:\n  games-gamecard--new');
    expect(text).toContain('Removed:\n  games-old--default');
    expect(text).toContain('but unchanged:\n  games-rail: wider');
    expect(remarks([result('a--b', 'same')], [], [])).toEqual([]);
  });
});
