// Proves the visual review in a worktree of the last commit: two sets of fonts make no difference, and a changed radius shows
// exactly its stories. It compares a sample, another one for each commit; `--all` compares every picture and takes an hour.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../bootstrap.mjs';
import { fail, step } from '../progress.mjs';
import { gitIn } from '../visual/base.ts';
import type { Result } from '../visual/results.ts';

const TREE = join(ROOT, '.cache/visual-proof');
const BUTTON = join(TREE, 'packages/ui/src/primitives/Button/Button.css.ts');
const CHANGESET = join(TREE, '.changeset/proof.md');
const git = gitIn(ROOT);

const { all: isWhole } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
}).values;
/** Stories of a comparison: of the unchanged files, of those with a changed radius, and only those that it can affect. */
const UNCHANGED = isWhole ? ['--all'] : ['--others', '120'];
const CHANGED = isWhole ? ['--all'] : ['--sample', '150', '--others', '150'];
const AFFECTED = isWhole ? [] : ['--sample', '150'];

type Note = (words: string) => void;

/** Compares the worktree with the last commit. */
function review(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/bootstrap.mjs', 'scripts/visual/main.ts', '--base', 'HEAD', ...args],
    { cwd: TREE, env: { ...process.env, ...env }, encoding: 'utf8' },
  );
  const text = readFileSync(join(TREE, '.cache/visual/results.json'), 'utf8');
  const results = JSON.parse(text) as Result[];
  const storiesOf = (wanted: Result['status']) =>
    [
      ...new Set(results.flatMap(({ status: is, storyId }) => (is === wanted ? [storyId] : []))),
    ].toSorted();
  return { status, output: stdout + stderr, pictures: results.length, storiesOf };
}

/** A configuration of fontconfig that finds one font only. Without any Chromium ends at the first glyph that needs one. */
function oneFont(): string {
  const folder = join(TREE, '.cache/one-font');
  mkdirSync(folder, { recursive: true });
  const { stdout } = spawnSync('fc-match', ['-f', '%{file}', 'monospace'], { encoding: 'utf8' });
  copyFileSync(stdout, join(folder, basename(stdout)));
  const file = join(folder, 'fonts.conf');
  const folders = `<dir>${folder}</dir><cachedir>${folder}/cache</cachedir>`;
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${folders}</fontconfig>`);
  return file;
}

function list(stories: readonly string[]): void {
  const lines = stories.map((story) => `${story}: less round`).join('\n');
  writeFileSync(CHANGESET, `---\n---\n\n<!-- visual\n${lines}\n-->\n`);
}

async function prove(): Promise<void> {
  const fontSets = [
    ['the fonts of this machine', {}],
    ['one font', { FONTCONFIG_FILE: oneFont() }],
  ] as const;
  for (const [name, env] of fontSets) {
    await step(`Unchanged files, ${name}`, (note: Note) => {
      const { status, output, pictures, storiesOf } = review(UNCHANGED, env);
      assert.equal(status, 0, output);
      assert.ok(storiesOf('same').length >= 100, output);
      // A story that the base has no picture of would not have been compared.
      assert.deepEqual(storiesOf('new'), [], output);
      note(`${pictures} pictures, 0 differences`);
    });
  }
  const environments = globSync('.cache/visual/bases/*/pictures/*', { cwd: TREE });
  assert.equal(environments.length, 2, 'the two sets of fonts share their pictures');

  const css = readFileSync(BUTTON, 'utf8');
  assert.match(css, /radius\.control}, 28px\)/);
  writeFileSync(BUTTON, css.replace('radius.control}, 28px)', 'radius.control}, 6px)'));
  list(['*']);
  const all = await step('A changed radius, also where it cannot be seen', (note: Note) => {
    const run = review(CHANGED);
    assert.equal(run.status, 0, run.output);
    assert.ok(run.storiesOf('intended').length > 0, run.output);
    note(`${run.pictures} pictures, ${run.storiesOf('intended').length} stories differ`);
    return run;
  });
  list(all.storiesOf('intended'));
  await step('A changed radius, stories that it can affect, those listed', (note: Note) => {
    const run = review(AFFECTED);
    assert.equal(run.status, 0, run.output);
    assert.deepEqual(run.storiesOf('intended'), all.storiesOf('intended'));
    assert.ok(run.pictures < all.pictures, 'it has rendered all stories');
    note(`${run.pictures} of ${all.pictures} pictures rendered, the same stories differ`);
  });
  rmSync(CHANGESET);
  await step('A changed radius, not listed', (note: Note) => {
    const run = review(['--grep', 'Primitives / Button /']);
    assert.equal(run.status, 1, run.output);
    assert.ok(run.storiesOf('changed').includes('primitives-button--default'), run.output);
    note('refused');
  });
}

try {
  rmSync(TREE, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', TREE, 'HEAD');
  await prove();
} catch (error) {
  fail(error);
} finally {
  git('worktree', 'remove', '--force', TREE);
}
