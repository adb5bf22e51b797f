import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { storyCentre, storyPage } from '../../private/story.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';
import { usage } from './Tooltip.usage.ts';
import * as glyphs from '../Icon/glyphs.ts';

const meta = {
  title: 'Primitives/Tooltip · hint, popover',
  id: 'primitives-tooltip',
  component: Tooltip,
  tags: ['stable'],
  parameters: { usage },
  args: {
    text: 'คัดลอกเลขที่รายการ',
    open: true,
    children: <IconButton icon={glyphs.copy} label="คัดลอก" variant="soft" />,
  },
  decorators: [
    (Story) => (
      <div className={`${storyPage} ${storyCentre}`}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Below: Story = { args: { side: 'bottom' } };
export const Beside: Story = { args: { side: 'end' } };

/** Focus shows it, Escape hides it, and the focus stays. */
export const ByKeyboard: Story = {
  render: (args) => <Tooltip text={args.text}>{args.children}</Tooltip>,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('คัดลอกเลขที่รายการ'));
    await expect(button).toHaveAccessibleDescription('คัดลอกเลขที่รายการ');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const LongThai: Story = {
  args: {
    text: 'ฝึ้ ปี่ น้ำ ฏู ญู ยอดเดิมพันที่นับเป็นเทิร์นโอเวอร์คือยอดที่มีผลแพ้ชนะแล้วเท่านั้น ไม่รวมรายการที่ถูกยกเลิก',
  },
};
