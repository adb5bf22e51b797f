import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { parseOperatorText } from '../settings/parseOperator.ts';
import { run } from './run.ts';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'brand-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

async function call(words: string[], coloured = false) {
  const out: string[] = [];
  const errors: string[] = [];
  const terminal = {
    print: (line: string) => void out.push(line),
    complain: (line: string) => void errors.push(line),
    cwd,
    coloured,
    command: 'npx brand-theme',
  };
  const code = await run(words, terminal);
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}
const file = (path: string) => readFileSync(join(cwd, path), 'utf8');
const edit = (path: string, change: (settings: Record<string, unknown>) => void) => {
  const settings = JSON.parse(file(path)) as Record<string, unknown>;
  change(settings);
  writeFileSync(join(cwd, path), JSON.stringify(settings));
};

describe('brand-theme headers', () => {
  it('prints the headers for the hosts, one per line', async () => {
    await call(['init', 'my-brand']);
    const { code, out } = await call(['headers', 'my-brand']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Content-Security-Policy: default-src 'none'; .*https:\/\/api\./m);
    expect(out).toMatch(/^Strict-Transport-Security: max-age=\d+$/m);
  });
});

describe('brand-theme', () => {
  it.each(['lotus', 'jade', 'siam'])(
    'creates a valid folder from %s that builds without changes',
    async (base) => {
      expect(await call(['init', 'my-brand', '--base', base])).toMatchObject({
        code: 0,
        errors: '',
      });
      expect((await call(['check', 'my-brand'])).code).toBe(0);
      expect((await call(['build', 'my-brand'])).out).toContain(
        'My Brand was built in my-brand/operator: 11 files',
      );
    },
  );

  it('writes every setting, and a link to the schema for editors', async () => {
    await call(['init', 'my-brand', '--name', 'Golden ฅ']);
    const { settings } = parseOperatorText(file('my-brand/operator.json'));
    expect(settings).toEqual(JSON.parse(file('my-brand/operator.json')));
    expect(settings?.brand.name).toBe('Golden ฅ');
    expect(existsSync(join(cwd, 'my-brand', settings?.$schema ?? ''))).toBe(true);
  });

  it.each([
    ['Rosé 99', 'M0 20V0H7'],
    ['ลูกบัว', 'M10 0C10.6'],
    ['A name that is too long to be drawn', 'viewBox="0 0 40 40"'],
    ['<script>', null],
  ])('creates a placeholder logo for %s', async (name, path) => {
    const { code, errors } = await call(['init', 'x', '--name', name]);
    if (path) expect(file('x/logo.svg')).toContain(path);
    else expect([code, errors]).toEqual([1, expect.stringContaining('brand.name is "<script>"')]);
  });

  it('updates the placeholder logo at every build until it is replaced', async () => {
    await call(['init', 'my-brand']);
    edit('my-brand/operator.json', (settings) =>
      Object.assign(settings.theme as object, { bgBtn: '#e0337d' }),
    );
    await call(['build', 'my-brand']);
    expect(file('my-brand/operator/icon.svg')).toContain('fill="#e0337d"');
    const own =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';
    writeFileSync(join(cwd, 'my-brand/icon.svg'), own);
    await call(['build', 'my-brand']);
    expect(file('my-brand/operator/icon.svg')).toBe(own);
  });

  it('suggests a primary colour with white text', async () => {
    await call(['init', 'my-brand', '--base', 'siam']);
    expect((await call(['check', 'my-brand'])).out).not.toContain('Text on bgBtn');
    edit('my-brand/operator.json', (settings) =>
      Object.assign(settings.theme as object, { bgBtn: '#e0337d' }),
    );
    expect((await call(['check', 'my-brand'])).out).toMatch(
      /Text on bgBtn #e0337d is dark, .* On #d\w{5} it would be white\./,
    );
  });

  it('overwrites nothing', async () => {
    await call(['init', 'my-brand']);
    const before = file('my-brand/operator.json');
    const again = await call(['init', 'my-brand', '--base', 'jade']);
    expect(again).toMatchObject({
      code: 1,
      errors: expect.stringContaining('is not empty, and init does not overwrite files'),
    });
    expect(file('my-brand/operator.json')).toBe(before);
  });

  it('reports contrast: the lowest of each foreground token, or every pair', async () => {
    await call(['init', 'my-brand']);
    const some = await call(['check', 'my-brand']);
    const all = await call(['check', 'my-brand', '--all']);
    expect(some.out).toMatch(/✓ {2}textMuted +\w+ +\w+ +#\w{6} on #\w{6} +\d+\.\d\d:1 +4\.5:1/);
    expect(all.out.split('\n').length).toBeGreaterThan(some.out.split('\n').length + 300);
    expect(some.out).toMatch(/All \d+ colour pairs have enough contrast/);
    expect(some.out).toContain('Replace the example hosts: hosts.api');
  });

  it('reports adjusted colours with the amount of change', async () => {
    await call(['init', 'my-brand']);
    edit('my-brand/operator.json', (settings) =>
      Object.assign(settings.theme as object, { bgBtn: '#201a40' }),
    );
    expect((await call(['check', 'my-brand'])).out).toMatch(
      /page\.link +#201a40 → #\w{6} +lighter by \d\d\.\d % +for contrast/,
    );
  });

  it('exits with 1 and prints a line for each error', async () => {
    await call(['init', 'my-brand']);
    edit('my-brand/operator.json', (settings) =>
      Object.assign(settings, { languages: ['xx'], hideaff: 1 }),
    );
    for (const command of ['check', 'build', 'export']) {
      const { code, errors } = await call([command, 'my-brand']);
      expect(code).toBe(1);
      expect(errors).toContain('✗ operator.json:1:');
      expect(errors).toContain('2 errors.');
    }
  });

  it('exports a complete theme from one folder and imports it into another', async () => {
    await call(['init', 'one', '--base', 'siam']);
    await call(['init', 'two', '--base', 'jade']);
    await call(['export', 'one', '--out', 'one.tokens.json']);
    expect(await call(['import', 'one.tokens.json', '--into', 'two'])).toMatchObject({
      code: 0,
      errors: '',
    });
    const [one, two] = ['one', 'two'].map(
      (name) => JSON.parse(file(`${name}/operator.json`)) as Record<string, unknown>,
    );
    expect(two?.theme).toEqual(one?.theme);
    expect(two?.brand).toMatchObject({ name: 'Two' });
  });

  it('prints tokens and themes without a target option', async () => {
    await call(['init', 'one']);
    const { out } = await call(['export', 'one']);
    writeFileSync(join(cwd, 'a.tokens.json'), out);
    expect(JSON.parse((await call(['import', 'a.tokens.json'])).out)).toMatchObject({
      theme: { bg: '#130e33' },
    });
  });

  it('keeps the choices of a folder if a file contains only colours', async () => {
    await call(['init', 'one', '--base', 'jade']);
    const six = ['bg', 'bgMenu', 'bgBtn', 'bgCard', 'bgSubBtnAndGbIcon', 'bgBtnInContent'];
    const tokens = Object.fromEntries(
      six.map((key) => [key, { $type: 'color', $value: '#ffffff' }]),
    );
    writeFileSync(join(cwd, 'six.json'), JSON.stringify({ colours: tokens }));
    await call(['import', 'six.json', '--into', 'one']);
    expect(JSON.parse(file('one/operator.json'))).toMatchObject({
      theme: { base: 'jade', bg: '#ffffff', radius: 'square' },
    });
  });

  it.each([
    [['import', 'none.json'], 'none.json does not exist.'],
    [['import', 'bad.json'], 'bad.json:1:2  This is not JSON.'],
    [['import', 'empty.json'], 'empty.json: There is no token named bg, bgMenu'],
    [['export', 'nowhere'], 'There is no folder '],
  ])('reports why %j fails', async (words, sentence) => {
    writeFileSync(join(cwd, 'bad.json'), '{bad');
    writeFileSync(join(cwd, 'empty.json'), '{}');
    expect(await call(words)).toMatchObject({ code: 1, errors: expect.stringContaining(sentence) });
    expect(readdirSync(cwd).sort()).toEqual(['bad.json', 'empty.json']);
  });

  it.each([
    [[], 2, ''],
    [['ini'], 2, 'There is no command "ini". Did you mean init?'],
    [['constructor'], 2, 'There is no command "constructor".'],
    [['build'], 2, 'The folder is missing.'],
    [['build', 'a', 'b'], 2, 'Expected one folder; unexpected argument "b".'],
    [['check', 'a', '--colour'], 2, "Unknown option '--colour'"],
    [['init', 'a', '--base', 'ocean'], 2, '--base is "ocean"; it must be lotus, jade or siam.'],
    [['init', 'a', '--name'], 2, "'--name <value>' argument missing"],
  ])('exits with 2 for %j', async (words, code, sentence) => {
    const result = await call(words);
    expect(result.code).toBe(code);
    expect(result.errors).toContain(sentence);
    expect(readdirSync(cwd)).toEqual([]);
  });

  it.each([[['--help']], [['help']], [['build', '--help']], [['init', '-h']], [['help', 'check']]])(
    'prints help for %j',
    async (words) => {
      const { code, out } = await call(words);
      expect(code).toBe(0);
      expect(out).toContain('brand-theme');
      expect(out.split('\n').filter((line) => line.length > 120)).toEqual([]);
    },
  );

  it('finds messages that can be overridden', async () => {
    expect((await call(['texts', 'common.back'])).out).toBe(
      'common.back\n  th  ย้อนกลับ\n  en  Back',
    );
    expect((await call(['texts', 'ถอนได้', 'LOCKED'])).out).toContain('cashier.withdraw.locked');
    expect((await call(['texts', 'zzzz'])).code).toBe(1);
  });

  it('uses colours only in a terminal', async () => {
    await call(['init', 'my-brand']);
    expect((await call(['check', 'my-brand'])).out).not.toContain('\u001b');
    expect((await call(['check', 'my-brand'], true)).out).toContain('\u001b[32m✓');
  });
});
