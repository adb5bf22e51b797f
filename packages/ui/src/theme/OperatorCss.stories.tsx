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
 * Verifies in a real browser that an operator's plain CSS overrides all library CSS. Hidden from the Storybook menu, run
 * with the other stories.
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

/** CSS that an operator may write: no layer, and no selector stronger than a class. */
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

/** Adds a style sheet before or after all others, and removes it afterwards. */
async function withSheet(
  css: string,
  place: 'prepend' | 'append',
  check: () => Promise<void>,
): Promise<void> {
  const sheet = document.createElement('style');
  // Simulates the operator's file. The library itself must never add a style element.
  sheet.nonce = 'storybook';
  sheet.textContent = css;
  document.head[place](sheet);
  try {
    await check();
  } finally {
    sheet.remove();
  }
}

/** Loaded first and last, with the bundled themes and with a theme built as a file. */
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

/** A theme built as a file declares the order of our layers, whichever sheet loads first. */
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
