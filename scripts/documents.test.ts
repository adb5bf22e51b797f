import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './bootstrap.mjs';
import { namedSteps } from './namedSteps.ts';
import { proveOptions } from './prove/proveOptions.ts';
import { PROOF_STEPS } from './proofSteps.ts';
import { STEPS } from './steps.ts';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const files = listed.split('\n').filter((file) => existsSync(join(ROOT, file)));
/** Not those that are written for players, whose links lead to pages of the site. */
const documents = files.filter(
  (file) =>
    file.endsWith('.md') && !/CHANGELOG|^\.changeset\/|^site\/operators\/\w+\/pages\//.test(file),
);
const topLevel = [...new Set(files.map((file) => file.split('/', 1)[0]))];
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Names of the scripts of a package. */
const scriptsOf = (folder: string) =>
  Object.keys(
    (JSON.parse(read(join(folder, 'package.json'))) as { scripts?: object }).scripts ?? {},
  );

const isPattern = (path: string) => /[<>*{}…]/.test(path);

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('links to files that exist', () => {
    const targets = Array.from(
      text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g),
      ([, target = '']) => target,
    );
    const missing = targets
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => !existsSync(join(ROOT, dirname(document), target)));
    expect(missing).toEqual([]);
  });

  it('names paths that exist', () => {
    const names = Array.from(text.matchAll(/`([\w.@-]+\/[^`\s]*)`/g), ([, name = '']) => name);
    const missing = names
      .filter((name) => topLevel.includes(name.split('/', 1)[0]!) && !isPattern(name))
      .filter((name) => !existsSync(join(ROOT, name.replace(/:\d+$/, ''))))
      .filter((name) => !files.some((file) => file.startsWith(`${name}.`)));
    expect(missing).toEqual([]);
  });

  it('names npm scripts and steps of npm test that exist', () => {
    const runs = text.matchAll(/npm run (?:--silent )?([\w:-]+)([^`\n]*)/g);
    const unknown = Array.from(runs, ([line, script = '', rest = '']) => {
      const folder = /--prefix ([\w/.-]+)/.exec(rest)?.[1];
      // Without a prefix it is a script of the project, or of the package of the document.
      const places = folder ? [folder] : ['.', dirname(document)];
      const known = places.filter((place) => existsSync(join(ROOT, place, 'package.json')));
      return known.some((place) => scriptsOf(place).includes(script)) ? '' : line;
    });
    const steps = Array.from(text.matchAll(/npm test -- ([a-z0-9 ]+)/g), ([, names = '']) => names);
    const strangers = steps
      .flatMap((names) => names.trim().split(/ +/))
      .filter((name) => !STEPS.some((step) => step.name === name));
    expect([...unknown.filter(Boolean), ...strangers]).toEqual([]);
  });

  it('names steps and options of npm run prove that exist', () => {
    const runs = text.matchAll(/(?:npm run prove|PROVE=1 npm test) -- ([^`#<\n]+)/g);
    for (const [, words = ''] of runs) {
      const { names } = proveOptions(words.trim().split(/ +/));
      expect(() => namedSteps(PROOF_STEPS, names), words).not.toThrow();
    }
  });
});

it('names options of npm run build that exist', () => {
  const code = read('scripts/buildAll.ts');
  const options = documents.flatMap((document) => {
    const lines = read(document).match(/npm run build --[^`\n]*/g) ?? [];
    return lines.flatMap((line) => Array.from(line.matchAll(/ --([a-z]+)/g), ([, name]) => name));
  });
  expect(options).toContain('snapshot');
  const unknown = options.filter((name) => !new RegExp(`^ {4}${name}: \\{`, 'm').test(code));
  expect(unknown).toEqual([]);
});

describe('README.md', () => {
  it('has at most 120 lines', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  it('lists all steps of npm test in their order', () => {
    expect(read('README.md')).toContain(`(\`${STEPS.map(({ name }) => name).join(' ')}\`)`);
  });

  it('has commands that need nothing but npm', () => {
    const blocks = Array.from(read('README.md').matchAll(/```(?:sh|bash)?\n([\s\S]*?)```/g));
    const commands = blocks
      .map(([, block = '']) => block.split('\n').filter(Boolean))
      // The other blocks are folder trees.
      .filter((lines) => lines.some((line) => /^(?:npm|git|npx|node|[A-Z_]+=) ?/.test(line)))
      .flat();
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((command) => !/^(?:npm|git|cd) /.test(command))).toEqual([]);
  });

  it('has a brand-theme command that runs', () => {
    const help = execFileSync('npm', ['run', '--silent', 'brand-theme', '--', '--help'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(help).toContain('brand-theme <command>');
  });
});
