import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { PromotionEndDialog } from './PromotionEndDialog.tsx';
import { usage } from './PromotionEndDialog.usage.ts';

const meta = {
  title: 'Promotions/PromotionEndDialog · modal, expired',
  id: 'promotions-promotionenddialog',
  component: PromotionEndDialog,
  tags: ['stable'],
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 480 } } },
  args: { open: true, onOpenChange: fn(), kind: 'registration', credit: satangFromBaht(50) },
  render: (args) => (
    <div className={storyPage}>
      <PromotionEndDialog {...args} />
    </div>
  ),
} satisfies Meta<typeof PromotionEndDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const [, close] = within(await screen.findByRole('dialog')).getAllByRole('button');
    await userEvent.click(close!);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Deposit: Story = { args: { kind: 'deposit', credit: satangFromBaht(1_234_567.5) } };
