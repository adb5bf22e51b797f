import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Operator } from '../operator.ts';
import { run } from './run.ts';

let cwd = '';
beforeEach(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'brand-'));
  await call('init my-brand');
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

async function call(line: string) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await run(line.split(' '), {
    print: (text) => void out.push(text),
    complain: (text) => void errors.push(text),
    cwd,
    coloured: false,
    command: 'npx brand-theme',
  });
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}
const read = <Content>(file: string) =>
  JSON.parse(readFileSync(join(cwd, file), 'utf8')) as Content;
const write = (file: string, content: object) =>
  writeFileSync(join(cwd, file), JSON.stringify(content));

type Sentences = Record<string, string>;
const CORE = 'my-brand/messages/lo/core.json';

describe('brand-theme language', () => {
  it('runs as docs/operators.md says', async () => {
    const docs = readFileSync(new URL('../../../../docs/operators.md', import.meta.url), 'utf8');
    const [, section = ''] = docs.split('\n## Add a language\n');
    const commands = Array.from(
      section.matchAll(/^npm run brand-theme -- (.+?)(?: {2,}.*)?$/gm),
      ([, command = '']) => command,
    );
    expect(commands).toHaveLength(4);
    for (const command of commands) {
      expect({ command, ...(await call(command)) }).toMatchObject({ code: 0, errors: '' });
    }
  });

  it('creates a folder with every message, and reports what is in English', async () => {
    const { code, out } = await call('language add lo --in my-brand');
    expect(code).toBe(0);
    expect(out).toMatch(/lo, ລາວ: 0 of \d+ messages are translated; in English: /);
    expect(read('my-brand/messages/lo/language.json')).toEqual({ name: 'ລາວ', direction: 'ltr' });
    expect(read<Sentences>(CORE)['common.back']).toBe('Back');
    expect(read<{ languages: string[] }>('my-brand/operator.json').languages).toEqual([
      'th',
      'en',
      'lo',
    ]);
    const check = await call('check my-brand');
    expect(check.code).toBe(0);
    expect(check.out).toContain('lo: your own texts without it: brand.description');
  });

  it('writes from right to left where the language is', async () => {
    await call('language add ar --in my-brand');
    expect(read('my-brand/messages/ar/language.json')).toMatchObject({ direction: 'rtl' });
  });

  it('keeps translations when the site has other messages', async () => {
    await call('language add lo --in my-brand');
    write(CORE, { 'common.back': 'ກັບຄືນ', 'common.gone': 'ບໍ່ມີ' });
    expect((await call('check my-brand')).out).toContain('lo: not a message of the site');
    await call('language add lo --in my-brand');
    const messages = read<Sentences>(CORE);
    expect(messages['common.back']).toBe('ກັບຄືນ');
    expect(messages['common.close']).toBe('Close');
    expect(messages).not.toHaveProperty(['common.gone']);
  });

  it('exchanges messages with a translator', async () => {
    await call('language add lo --in my-brand');
    await call('language export lo --in my-brand --out lo.json');
    const rows =
      read<Record<string, { english: string; thai: string; translation: string }>>('lo.json');
    expect(rows['common.back']).toEqual({ english: 'Back', thai: 'ย้อนกลับ', translation: '' });
    write('lo.json', { ...rows, 'common.back': { translation: 'ກັບຄືນ' } });
    expect((await call('language import lo --in my-brand --file lo.json')).out).toContain(
      'has 1 translations from lo.json',
    );
    expect(read<Sentences>(CORE)['common.back']).toBe('ກັບຄືນ');
    const { out } = await call('language export lo --in my-brand');
    expect(out).not.toContain('"common.back"');
  });

  it('takes nothing of a file with a translation that the site cannot show', async () => {
    await call('language add lo --in my-brand');
    write('lo.json', {
      'common.back': { translation: 'ກັບຄືນ' },
      'common.errorCode': { translation: 'ລະຫັດ {kode}' },
    });
    const { code, errors } = await call('language import lo --in my-brand --file lo.json');
    expect(code).toBe(1);
    expect(errors).toContain('"common.errorCode" uses {kode}');
    expect(read<Sentences>(CORE)['common.back']).toBe('Back');
  });

  it.each([
    ['language', 'language needs add, export or import'],
    ['language add xx', '"xx" is not a language'],
    ['language add th', 'The messages of th are part of the site'],
    ['language import lo', '--file is missing'],
  ])('refuses %s', async (line, sentence) => {
    const { code, errors } = await call(line);
    expect(code).toBe(2);
    expect(errors).toContain(sentence);
  });
});

describe('a built language', () => {
  it('has each area in a file, with English where there is no translation', async () => {
    await call('language add lo --in my-brand');
    write(CORE, { 'common.back': 'ກັບຄືນ' });
    expect((await call('build my-brand')).code).toBe(0);
    const core = read<Record<string, unknown>>('my-brand/operator/messages-lo-core.json');
    expect(core['common.back']).toEqual([{ type: 0, value: 'ກັບຄືນ' }]);
    expect(core['common.close']).toEqual([{ type: 0, value: 'Close' }]);
    const operator = read<Operator>('my-brand/operator/operator.json');
    expect(operator.addedLanguages['lo']).toMatchObject({ name: 'ລາວ', direction: 'ltr' });
    // Chromium knows no Lao dates.
    expect(operator.addedLanguages['lo']?.dates?.long[0]).toBe('{day} ມັງກອນ {year}');
    expect(operator.brand.description['lo']).toBe(operator.brand.description['th']);
  });

  it('has a font of its own behind that of the theme', async () => {
    await call('language add lo --in my-brand');
    writeFileSync(join(cwd, 'my-brand/messages/lo/font.woff2'), 'wOF2 font');
    expect((await call('build my-brand')).code).toBe(0);
    const css = readFileSync(join(cwd, 'my-brand/operator/theme.css'), 'utf8');
    expect(css).toContain("src: url('font-lo.woff2') format('woff2');");
    expect(css).toMatch(/:root:lang\(lo\) \{\n {2}--brand-font-body: '[^']+', 'Brand lo', /);
  });

  it('is refused without its folder', async () => {
    const settings = read<object>('my-brand/operator.json');
    write('my-brand/operator.json', { ...settings, languages: ['th', 'en', 'lo'] });
    const { code, errors } = await call('check my-brand');
    expect(code).toBe(1);
    expect(errors).toContain('Create it: brand-theme language add lo');
  });
});
