import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { PromotionCreditDialog } from './PromotionCreditDialog.tsx';
import { usage } from './PromotionCreditDialog.usage.ts';

const meta = {
  title: 'Promotions/PromotionCreditDialog · modal, bonus',
  id: 'promotions-promotioncreditdialog',
  component: PromotionCreditDialog,
  tags: ['stable'],
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 520 } } },
  args: { open: true, onConfirm: fn(), credit: satangFromBaht(100) },
  render: (args) => (
    <div className={storyPage}>
      <PromotionCreditDialog {...args} />
    </div>
  ),
} satisfies Meta<typeof PromotionCreditDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const [, confirm] = within(await screen.findByRole('dialog')).getAllByRole('button');
    await userEvent.click(confirm!);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const LargeCredit: Story = { args: { credit: satangFromBaht(12_345_678.5) } };
