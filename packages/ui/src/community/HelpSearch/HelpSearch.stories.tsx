import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyColumn } from '../../private/story.css.ts';
import { HelpSearch } from './HelpSearch.tsx';
import { usage } from './HelpSearch.usage.ts';

const meta = {
  title: 'Community/HelpSearch',
  component: HelpSearch,
  tags: ['beta'],
  parameters: { usage },
  args: { value: '', onValueChange: fn(), count: null },
  render: (args) => (
    <div className={storyColumn}>
      <HelpSearch {...args} />
    </div>
  ),
} satisfies Meta<typeof HelpSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Found: Story = { args: { value: 'ถอนเงิน', count: 6 } };
export const NothingFound: Story = { args: { value: 'ไดโนเสาร์', count: 0 } };
export const LongThai: Story = { args: { value: 'ฝึ้ ปี่ น้ำ ฏู ญู '.repeat(5), count: 1 } };
