import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from './bootstrap.mjs';
import { chromaticRun } from './chromaticRun.ts';

let bin: string;
const calls = () => join(bin, 'calls');

beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'chromatic-'));
  const stand = join(bin, 'chromatic');
  writeFileSync(stand, `#!/bin/sh\nprintf '%s\\n' "$@" > "${join(bin, 'calls')}"\n`);
  chmodSync(stand, 0o755);
});

afterEach(() => rmSync(bin, { recursive: true }));

function publish(token: string | undefined, ...extra: string[]) {
  const { CHROMATIC_PROJECT_TOKEN: _, ...rest } = process.env;
  const env = { ...rest, PATH: [bin, process.env.PATH].join(delimiter) };
  return spawnSync(process.execPath, [join(ROOT, 'scripts/chromatic.ts'), ...extra], {
    env: token === undefined ? env : { ...env, CHROMATIC_PROJECT_TOKEN: token },
    encoding: 'utf8',
  });
}

it.each([undefined, '', '  '])(
  'starts nothing without a token (%j), and explains what to do',
  (token) => {
    const { status, stderr } = publish(token, '--dry-run');
    expect(status).toBe(1);
    expect(stderr).toContain('CHROMATIC_PROJECT_TOKEN=… npm run chromatic');
    expect(existsSync(calls())).toBe(false);
  },
);

it('accepts no token on the command line, where others can read it', () => {
  expect(publish('secret', '--project-token=other').status).toBe(1);
  expect(existsSync(calls())).toBe(false);
});

it('only tests stories that a change can affect, with the token only in the environment', () => {
  expect(publish('secret', '--branch-name', 'trial').status).toBe(0);
  const words = readFileSync(calls(), 'utf8').trim().split('\n');
  expect(words).toContain('--only-changed');
  const build = words[words.indexOf('--build-command') + 1];
  expect(build).toContain('--stats-json');
  expect(build).toContain(`--output-dir ${words[words.indexOf('--output-dir') + 1]}`);
  const externals = words.filter((_, at) => words[at - 1] === '--externals');
  expect(externals).toContain('packages/ui/src/themes/**');
  expect(externals).toContain('packages/ui/src/messages/**');
  expect(words.slice(-2)).toEqual(['--branch-name', 'trial']);
  expect(words.join(' ')).not.toContain('secret');
});

it('passes only options that the Chromatic CLI has', () => {
  const run = chromaticRun({ CHROMATIC_PROJECT_TOKEN: 'secret' }, []);
  const given = 'args' in run ? run.args.filter((word) => word.startsWith('--')) : [];
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  const command = join(ROOT, 'node_modules/.bin/chromatic');
  const { stdout } = spawnSync(command, ['--help'], { cwd: ROOT, env, encoding: 'utf8' });
  const known = new Set(stdout.match(/--[a-z-]+/g));
  expect(given).toContain('--only-changed');
  expect(given.filter((option) => !known.has(option))).toEqual([]);
});
