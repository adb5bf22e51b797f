import { expect, it } from 'vitest';
import { type Change, affectedBy } from './affected.ts';

const UI = 'packages/ui/src';
const BUTTON = `${UI}/primitives/Button/Button.stories.tsx`;
const CARD = `${UI}/games/GameCard/GameCard.stories.tsx`;
const files = (...paths: string[]) => ({ imports: paths.map((path) => ({ path })) });

const IMPORTS = {
  [BUTTON]: files(`${UI}/primitives/Button/Button.tsx`),
  [`${UI}/primitives/Button/Button.tsx`]: files(`${UI}/primitives/Button/Button.css.ts`),
  [`${UI}/primitives/Button/Button.css.ts`]: files(`${UI}/theme/layered.ts`),
  [CARD]: files(`${UI}/games/GameCard/GameCard.tsx`),
  [`${UI}/games/GameCard/GameCard.tsx`]: files(`${UI}/theme/layered.ts`),
  '.storybook/preview.tsx': files(`${UI}/themes/lotus/lotus.ts`, 'packages/ui/docs/Page.tsx'),
  'packages/ui/docs/Page.tsx': files(`${UI}/primitives/Button/Button.tsx`),
  'scripts/storyArt.ts': files('packages/sandbox/src/art/cover.ts'),
};

const TEXTS: Readonly<Record<string, string>> = {
  [`${UI}/primitives/Button/Button.tsx`]: "formatMessage({ id: 'core.loading' })",
  [`${UI}/games/GameCard/GameCard.tsx`]: 'formatMessage({ id: `games.badge.${badge}` })',
};

const affected = (changed: string[], messages: string[] = []) => {
  const change: Change = {
    files: changed,
    imports: IMPORTS,
    textOf: (file) => TEXTS[file] ?? '',
    changedMessages: () => messages,
  };
  return [BUTTON, CARD].filter(affectedBy(change));
};

it.each([
  ['a component', `${UI}/primitives/Button/Button.tsx`, [BUTTON]],
  ['its styles', `${UI}/primitives/Button/Button.css.ts`, [BUTTON]],
  ['its story', BUTTON, [BUTTON]],
  ['what its styles use while they are compiled', `${UI}/theme/layered.ts`, [BUTTON, CARD]],
  ['a theme', `${UI}/themes/lotus/lotus.ts`, [BUTTON, CARD]],
  ['a font', `${UI}/fonts/looped-anuphan.css`, [BUTTON, CARD]],
  ['the preview', '.storybook/preview.css', [BUTTON, CARD]],
  ['a cover', 'packages/sandbox/src/art/cover.ts', [BUTTON, CARD]],
  ['a dependency', 'pnpm-lock.yaml', [BUTTON, CARD]],
  ['a test', `${UI}/primitives/Button/Button.test.tsx`, []],
  ['documentation', 'packages/ui/docs/Page.tsx', []],
  ['a page of the site', 'site/src/pages/HomePage.tsx', []],
])('finds the stories that %s can affect', (_what, file, stories) => {
  expect(affected([file])).toEqual(stories);
});

it('finds the stories of a message by its id, or by the beginning of it', () => {
  const catalogue = [`${UI}/messages/core.th.json`];
  expect(affected(catalogue, ['core.loading'])).toEqual([BUTTON]);
  expect(affected(catalogue, ['games.badge.hot'])).toEqual([CARD]);
  expect(affected(catalogue)).toEqual([]);
});

it('takes all stories for a message that no file names', () => {
  expect(affected([`${UI}/messages/core.th.json`], ['core.unknown'])).toEqual([BUTTON, CARD]);
});
