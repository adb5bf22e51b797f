import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REFERENCE_THEMES } from '@brand/ui/theme';
import { describe, expect, it } from 'vitest';

import { pictureSize } from '../folder/pictureSize.ts';
import { buildOperator } from './buildOperator.ts';
import { SVG, WIDE, hosts, sourceFolder } from '../testing/sourceFolder.ts';
import { readBuiltOperator } from './readBuiltOperator.ts';

const { path, settings, write, source, read, problems } = sourceFolder();

describe('buildOperator', () => {
  it('takes an own preview image of the right size, and names the size where it is another', async () => {
    source({
      'operator.json': settings({}, { preview: 'share.svg' }),
      'share.svg': SVG.replace('0 0 40 40', '0 0 1200 630'),
    });
    await buildOperator({ folder: path() });
    expect(pictureSize(read('preview.png'))).toEqual({ width: 1200, height: 630 });
    source({ 'operator.json': settings({}, { preview: 'share.svg' }), 'share.svg': WIDE });
    expect(await problems()).toContain('share.svg is 120 by 40; a preview image is a .png of 1200');
  });
  it.each(['lotus', 'jade', 'siam'])(
    'builds %s in a form that the server accepts',
    async (name) => {
      const shipped = fileURLToPath(new URL(`../../../../site/operators/${name}`, import.meta.url));
      const operator = await buildOperator({ folder: shipped, out: join(path(), 'operator') });
      expect(operator.theme.name).toBe(name);
      expect(operator.brand.logo.width / operator.brand.logo.height).toBeGreaterThan(1.6);
      expect(readBuiltOperator(JSON.parse(read('operator.json').toString()))).toEqual(operator);
    },
  );

  it('writes every served file, and nothing else', async () => {
    source({ 'notes.txt': 'not served' });
    await buildOperator({ folder: path() });
    expect(readdirSync(join(path(), 'operator')).sort()).toEqual([
      'apple-touch-icon.png',
      'icon-192.png',
      'icon-32.png',
      'icon-512.png',
      'icon-maskable-512.png',
      'icon.svg',
      'logo.svg',
      'manifest.webmanifest',
      'operator.json',
      'preview.png',
      'theme.css',
    ]);
    expect(readdirSync(path()).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('renders each icon in the size of its file name', async () => {
    source();
    await buildOperator({ folder: path() });
    for (const [file, edge] of [
      ['icon-32.png', 32],
      ['icon-192.png', 192],
      ['icon-512.png', 512],
      ['icon-maskable-512.png', 512],
      ['apple-touch-icon.png', 180],
    ] as const) {
      expect(pictureSize(read(file))).toEqual({ width: edge, height: edge });
    }
  });

  it('writes a manifest with the name and colours of the brand', async () => {
    source({
      'operator.json': settings({ theme: { base: 'siam' } }, { name: 'The Golden Lotus' }),
    });
    await buildOperator({ folder: path() });
    expect(JSON.parse(read('manifest.webmanifest').toString())).toMatchObject({
      name: 'The Golden Lotus',
      short_name: 'The Golden',
      description: 'เกม',
      lang: 'th',
      start_url: '/',
      display: 'standalone',
      theme_color: REFERENCE_THEMES.siam.bgMenu,
      background_color: REFERENCE_THEMES.siam.bg,
    });
  });

  it('puts custom.css after the theme, outside its layers', async () => {
    source({
      'custom.css': ':root { --brand-radius-card: 4px }\nbody { background: url(paper.svg) }',
      'paper.svg': SVG,
    });
    await buildOperator({ folder: path() });
    const css = read('theme.css').toString();
    expect(css).toMatch(/^@layer brand\.reset/);
    expect(css.slice(css.indexOf('/* custom.css */'))).toContain('--brand-radius-card: 4px');
    expect(css.slice(css.indexOf('/* custom.css */'))).not.toContain('@layer');
    expect(read('paper.svg').toString()).toBe(SVG);
  });

  it('compiles messages, and serves partner logos with their size', async () => {
    const partners = [{ name: 'One', logo: 'one.svg', href: 'https://one.example' }];
    const texts = { en: { 'common.back': 'Return' } };
    source({ 'operator.json': settings({ partners, texts }), 'one.svg': WIDE });
    const operator = await buildOperator({ folder: path() });
    expect(operator.texts.en).toEqual({ 'common.back': [{ type: 0, value: 'Return' }] });
    expect(operator.partners).toEqual([
      {
        name: 'One',
        href: 'https://one.example',
        logo: { file: 'one.svg', width: 120, height: 40 },
      },
    ]);
    expect(existsSync(join(path(), 'operator/one.svg'))).toBe(true);
  });

  it('serves seals with their size', async () => {
    const seal = { name: { th: 'ก', en: 'A' }, image: 'seal.svg' };
    source({ 'operator.json': settings({ seals: [seal] }), 'seal.svg': WIDE });
    const operator = await buildOperator({ folder: path() });
    expect(operator.seals).toEqual([
      { name: seal.name, href: null, image: { file: 'seal.svg', width: 120, height: 40 } },
    ]);
    expect(existsSync(join(path(), 'operator/seal.svg'))).toBe(true);
  });

  it('accepts sandbox hosts only with the local option', async () => {
    source();
    const sandbox = { api: 'http://127.0.0.1:4010', chat: 'http://127.0.0.1:4010/chat' };
    expect(await problems({ hosts: sandbox })).toContain('hosts.api is "http://127.0.0.1:4010"');
    const operator = await buildOperator({ folder: path(), hosts: sandbox, local: true });
    expect(operator.hosts).toMatchObject({ ...sandbox, auth: 'https://auth.brand.example' });
  });

  it('moves demo lobbies on its own games host, and no others', async () => {
    const lobbies = (games: string) => [
      { name: 'Ours', href: `${games}/lobby/baccarat` },
      { name: 'Theirs', href: 'https://games.brand.example.evil.example/lobby' },
    ];
    source({ 'operator.json': settings({ demoLobbies: lobbies('https://games.brand.example') }) });
    expect(await problems()).toBe('');
    const operator = await buildOperator({
      folder: path(),
      hosts: { games: 'http://127.0.0.1:4011' },
      local: true,
    });
    expect(operator.demoLobbies).toEqual(lobbies('http://127.0.0.1:4011'));
    source({ 'operator.json': settings({ demoLobbies: lobbies('http://127.0.0.1:4011') }) });
    expect(await problems()).toContain(
      'demoLobbies[0].href is "http://127.0.0.1:4011/lobby/baccarat"',
    );
  });

  it('replaces its own output folder, and no other folder', async () => {
    source();
    await buildOperator({ folder: path() });
    write({ 'operator.json': settings({}, { name: 'Second' }) });
    await buildOperator({ folder: path() });
    expect(read('operator.json').toString()).toContain('"Second"');
    mkdirSync(join(path(), 'precious'));
    writeFileSync(join(path(), 'precious/file'), 'x');
    expect(await problems({ out: join(path(), 'precious') })).toContain(
      'holds files that brand-theme did not write',
    );
    expect(await problems({ out: path() })).toContain('holds files that brand-theme did not write');
    expect(readFileSync(join(path(), 'precious/file'), 'utf8')).toBe('x');
  });

  it('keeps the served folder unchanged if the source is invalid', async () => {
    source();
    await buildOperator({ folder: path() });
    const before = read('operator.json').toString();
    write({ 'operator.json': '{' });
    expect(await problems()).toMatch(/^operator\.json:1:2 {2}This is not JSON\./);
    expect(read('operator.json').toString()).toBe(before);
  });

  it('reports all problems of the files together', async () => {
    source({
      'operator.json': settings({
        partners: [{ name: 'One', logo: 'gone.svg' }],
        texts: { en: { nope: 'x' } },
      }),
      'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>',
      'icon.svg': WIDE,
      'custom.css': '@import "x";',
    });
    const said = await problems();
    for (const words of [
      'gone.svg is not in ',
      'texts.en.nope is not a message id.',
      'logo.svg has <script>',
      'icon.svg is 120 by 40; an icon must be square.',
      'custom.css has "@import',
    ]) {
      expect(said).toContain(words);
    }
  });

  it.each([
    [
      'a logo that is a link out of the folder',
      () => symlinkSync('/etc/hostname', join(path(), 'brand.svg')),
      'brand.svg is a link to a file outside the folder.',
    ],
    [
      'a logo that is a folder',
      () => mkdirSync(join(path(), 'brand.svg')),
      'brand.svg is not a file.',
    ],
    [
      'a huge logo',
      () => writeFileSync(join(path(), 'brand.svg'), ' '.repeat(70_000)),
      'brand.svg is 69 kB; it may have 64 kB at most.',
    ],
  ])('refuses %s', async (_, prepare, sentence) => {
    source({ 'operator.json': settings({}, { logo: 'brand.svg' }) });
    prepare();
    expect(await problems()).toContain(sentence);
  });

  it('refuses a file that is not a real picture, and reads the size of one that is', async () => {
    source({ 'operator.json': settings({}, { logo: 'logo.png' }), 'logo.png': '<html>' });
    expect(await problems()).toContain('logo.png is not a PNG picture.');
    await buildOperator({
      folder: fileURLToPath(new URL('../../../../site/operators/siam', import.meta.url)),
      out: join(path(), 'other'),
    });
    write({ 'logo.png': readFileSync(join(path(), 'other/icon-192.png')) });
    const { brand } = await buildOperator({ folder: path() });
    expect(brand.logo).toEqual({ file: 'logo.png', width: 192, height: 192 });
  });

  it('reports a missing operator.json', async () => {
    expect(await problems()).toContain('operator.json is not in ');
  });
});

describe('readBuiltOperator', () => {
  const built = async () => {
    source();
    await buildOperator({ folder: path() });
    return JSON.parse(read('operator.json').toString()) as Record<string, never>;
  };

  it('names the command to run if a folder is not built', () => {
    for (const json of [null, {}, { built: 2 }, JSON.parse(settings())]) {
      expect(() => readBuiltOperator(json)).toThrow('Run brand-theme build');
    }
  });

  it('reports manual changes', async () => {
    const json = {
      ...(await built()),
      payoutMinutes: 'soon',
      hosts: { ...hosts, api: 'https://10.0.0.1' },
    };
    expect(() => readBuiltOperator(json)).toThrow('payoutMinutes is "soon"');
    expect(() => readBuiltOperator(json)).toThrow(
      'hosts.api is "https://10.0.0.1": it is not on the public internet',
    );
  });

  it('lets a sandbox override hosts', async () => {
    const json = await built();
    const sandbox = { api: 'http://127.0.0.1:4010' };
    expect(readBuiltOperator(json, { hosts: sandbox, local: true }).hosts.api).toBe(sandbox.api);
    expect(() => readBuiltOperator(json, { hosts: sandbox })).toThrow('hosts.api');
  });
});
