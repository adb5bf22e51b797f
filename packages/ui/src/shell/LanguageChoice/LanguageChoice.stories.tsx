import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyNarrow } from '../../private/story.css.ts';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { storyLanguages } from '../storyNav.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { usage } from './LanguageChoice.usage.ts';

const meta = {
  title: 'Shell/LanguageChoice · switcher, locale',
  id: 'shell-languagechoice',
  component: LanguageChoice,
  tags: ['stable'],
  parameters: { usage },
  args: { languages: storyLanguages('th') },
} satisfies Meta<typeof LanguageChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The selected colour is the same as that of a chip. */
export const BesideChips: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      <Chip selected>สล็อต</Chip>
      <LanguageChoice {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const current = canvasElement.querySelector('[aria-current]')!;
    const chip = getComputedStyle(canvas.getByRole('button'));
    await expect(getComputedStyle(current)).toMatchObject({
      backgroundColor: chip.backgroundColor,
      color: chip.color,
    });
  },
};

export const English: Story = { args: { languages: storyLanguages('en') } };
/** Languages that an operator has added wrap. */
export const Many: Story = {
  args: {
    languages: [
      ...storyLanguages('th'),
      { locale: 'lo', name: 'ລາວ', href: '#lo', current: false },
      { locale: 'my', name: 'မြန်မာ', href: '#my', current: false },
      { locale: 'km', name: 'ខ្មែរ', href: '#km', current: false },
    ],
  },
};
/** One that is alone in its line does not fill it. */
export const AloneInLine: Story = {
  tags: ['behaviour'],
  args: Many.args!,
  render: (args) => (
    <div className={storyNarrow}>
      <LanguageChoice {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect();
    const links = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    for (const { width } of links) await expect(width).toBeLessThan(list.width);
    await expect(links.at(-1)!.top).toBeGreaterThan(links[0]!.bottom);
  },
};
export const Narrow: Story = {
  render: (args) => (
    <div className={storyNarrow}>
      <LanguageChoice {...args} />
    </div>
  ),
};
