import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { GameCard } from '../games/GameCard/GameCard.tsx';
import { storyCards } from '../games/storyGames.css.ts';
import { storyGame } from '../games/storyGames.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Card } from '../primitives/Card/Card.tsx';
import { defineTheme } from './defineTheme.ts';
import { REFERENCE_THEMES } from '../themes/referenceThemes.ts';
import { themeCss } from './themeRules.ts';
import { storyActions } from '../games/storyActions.ts';

/**
 * The promise that an operator's plain CSS wins over all of ours, in a real browser: hidden from the
 * workshop's menu, run with the other stories.
 */
const meta = {
  title: 'Theme/OperatorCss',
  tags: ['!dev', '!autodocs', 'stable'],
  render: () => (
    <div className={storyCards}>
      <Button className="operator-button">ฝากเงิน</Button>
      <Card className="operator-card" data-surface="card">
        ฝึ้ ปี่ น้ำ ฏู ญู
      </Card>
      <GameCard game={storyGame()} actions={storyActions} className="operator-game" />
    </div>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What an operator may write in a style sheet of their own: no layer, no more than a class. */
const PLAIN = `
:root { --brand-color-accent: rgb(1, 2, 3); --brand-radius-card: 7px; }
.operator-button { border-radius: 1px; font-size: 21px; }
.operator-card { background: rgb(4, 5, 6); }
.operator-game { padding-top: 13px; }
`;

async function expectOperatorWins(root: HTMLElement, where: string): Promise<void> {
  const styleOf = (selector: string) =>
    getComputedStyle(root.querySelector(selector) as HTMLElement);
  const page = getComputedStyle(document.documentElement);
  const seen = {
    token: page.getPropertyValue('--brand-color-accent').trim(),
    radius: styleOf('.operator-card').borderTopLeftRadius,
    class: styleOf('.operator-button').borderTopLeftRadius,
    size: styleOf('.operator-button').fontSize,
    background: styleOf('.operator-card').backgroundColor,
    padding: styleOf('.operator-game').paddingTop,
  };
  await expect({ where, ...seen }).toMatchObject({
    where,
    token: 'rgb(1, 2, 3)',
    radius: '7px',
    class: '1px',
    size: '21px',
    background: 'rgb(4, 5, 6)',
    padding: '13px',
  });
}

/** Puts a style sheet before or after every other one, and takes it away again. */
async function withSheet(
  css: string,
  place: 'prepend' | 'append',
  check: () => Promise<void>,
): Promise<void> {
  const sheet = document.createElement('style');
  // It stands for an operator's file; the library itself may write no style element, here or anywhere.
  sheet.nonce = 'storybook';
  sheet.textContent = css;
  document.head[place](sheet);
  try {
    await check();
  } finally {
    sheet.remove();
  }
}

/** First or last, with our themes as they are bundled and with a theme that was built as a file. */
export const PlainCssWins: Story = {
  play: async ({ canvasElement }) => {
    const built = themeCss(defineTheme(REFERENCE_THEMES.siam), [':root', '[data-theme]']);
    for (const place of ['prepend', 'append'] as const) {
      const check = (where: string) => () => expectOperatorWins(canvasElement, `${place} ${where}`);
      await withSheet(PLAIN, place, check('alone'));
      await withSheet(PLAIN, place, () => withSheet(built, 'append', check('theme last')));
      await withSheet(PLAIN, place, () => withSheet(built, 'prepend', check('theme first')));
    }
  },
};

/** A theme that is built as a file holds our own layers in their order, whichever loads first. */
export const BuiltThemeStaysBelowComponents: Story = {
  play: async ({ canvasElement }) => {
    const before = getComputedStyle(
      canvasElement.querySelector('.operator-button') as HTMLElement,
    ).borderTopLeftRadius;
    const weak = '@layer brand.theme { .operator-button { border-radius: 3px } }';
    for (const place of ['prepend', 'append'] as const) {
      await withSheet(weak, place, async () => {
        const button = canvasElement.querySelector('.operator-button') as HTMLElement;
        await expect(getComputedStyle(button).borderTopLeftRadius).toBe(before);
      });
    }
  },
};
