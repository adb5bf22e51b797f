import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { ResponsibleCard } from './ResponsibleCard.tsx';
import { usage } from './ResponsibleCard.usage.ts';

const meta = {
  title: 'Community/ResponsibleCard',
  component: ResponsibleCard,
  tags: ['beta'],
  parameters: { usage },
  args: { age: 20, helpline: { name: 'สายด่วนสุขภาพจิต', phone: '1323' } },
  render: (args) => (
    <div className={storyColumn}>
      <ResponsibleCard {...args} />
    </div>
  ),
} satisfies Meta<typeof ResponsibleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutHelpline: Story = { args: { helpline: null } };
export const WithoutAge: Story = { args: { age: null } };
export const LongThai: Story = {
  args: { helpline: { name: 'ฝึ้ ปี่ น้ำ ฏู ญู สายด่วนที่ชื่อยาวมาก', phone: '02 123 4567' } },
};
