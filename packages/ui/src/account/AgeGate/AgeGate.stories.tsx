import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LONG_THAI } from '../../games/storyGames.ts';
import { storyPage } from '../../private/story.css.ts';
import { AgeGate } from './AgeGate.tsx';
import { usage } from './AgeGate.usage.ts';

const meta = {
  title: 'Account/AgeGate · modal, adults, 18+',
  id: 'account-agegate',
  component: AgeGate,
  tags: ['stable'],
  args: {
    age: 20,
    helpline: { name: 'สายด่วนสุขภาพจิต', phone: '1323' },
    onConfirm: fn(),
  },
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 480 } } },
  render: (args) => (
    <div className={storyPage}>
      <AgeGate {...args} />
    </div>
  ),
} satisfies Meta<typeof AgeGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Refused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = canvasElement.ownerDocument;
    await userEvent.click(page.querySelector('[data-part=refuse]')!);
    await expect(page.querySelector('[data-part=again]')).toBeVisible();
  },
};

export const RefusedWithoutHelpline: Story = { ...Refused, args: { helpline: null } };

export const LongThai: Story = {
  ...Refused,
  args: { helpline: { name: LONG_THAI, phone: '1323' } },
};
