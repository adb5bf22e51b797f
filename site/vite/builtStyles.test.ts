import { type Rolldown, build } from 'vite';
import { expect, it } from 'vitest';
import { BUILD_TARGETS, STYLE_TARGETS } from '../compatibility/targets.ts';

/** A style sheet as the build of the site makes it. */
async function built(css: string): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'one-sheet',
        resolveId: (id) => (id.startsWith('virtual:') ? id : null),
        load: (id) =>
          ({ 'virtual:code': "import 'virtual:sheet.css';", 'virtual:sheet.css': css })[id],
      },
    ],
    build: {
      target: BUILD_TARGETS,
      cssTarget: STYLE_TARGETS,
      write: false,
      rolldownOptions: { input: 'virtual:code' },
    },
  })) as Rolldown.RolldownOutput;
  const sheet = output.output.find(({ fileName }) => fileName.endsWith('.css'));
  return sheet?.type === 'asset' ? String(sheet.source) : '';
}

it('adds what Safari knows only with a prefix', async () => {
  const css = await built(
    'a{user-select:none;text-decoration:underline dotted;backdrop-filter:blur(2px)}',
  );
  expect(css).toContain('-webkit-user-select:none');
  expect(css).toContain('-webkit-text-decoration:underline dotted');
  expect(css).toContain('-webkit-backdrop-filter:blur(2px)');
});

it('adds what Chrome before 110 and 120 knows only with a prefix', async () => {
  const css = await built('a{mask-image:linear-gradient(#000,#fff)}a:autofill{color:red}');
  expect(css).toContain('-webkit-mask-image:');
  expect(css).toContain(':-webkit-autofill{');
});

it('adds what only Safari on iPhones knows', async () => {
  expect(await built('a{text-size-adjust:100%}')).toContain('-webkit-text-size-adjust:100%');
});

it('keeps a value for browsers that do not know the next one', async () => {
  expect(await built('a{block-size:1.4em;block-size:1lh}')).toContain('block-size:1.4em');
  expect(await built('a::before{content:"a";content:"a" / ""}')).toContain('content:"a";');
});

it('needs no vh before dvh', async () => {
  expect(await built('a{min-height:100vh;min-height:100dvh}')).toContain('min-height:100dvh');
  expect(await built('a{min-height:100vh;min-height:100dvh}')).not.toContain('100vh;');
});
