import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';
import { usage } from './Stack.usage.ts';

const rows = ['ยอดเงินคงเหลือ', 'ฝากครั้งล่าสุด', 'ถอนครั้งล่าสุด'].map((words) => (
  <Card key={words}>
    <Text size="sm">{words}</Text>
  </Card>
));

const meta = {
  title: 'Primitives/Stack · column, layout',
  id: 'primitives-stack',
  component: Stack,
  tags: ['stable'],
  parameters: { usage },
  args: { children: rows },
  decorators: [
    (Story) => (
      <div className={storyColumn}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gaps: Story = {
  render: () => (
    <>
      {(['half', 2, 4, 8] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          {rows}
        </Stack>
      ))}
    </>
  ),
};

export const Centred: Story = { args: { align: 'center' } };
export const AtTheEnd: Story = { args: { align: 'end' } };

export const AsList: Story = {
  args: {
    as: 'ul',
    gap: 2,
    children: ['ฝากเงิน', 'ถอนเงิน', 'ประวัติ'].map((words) => <li key={words}>{words}</li>),
  },
};

export const LongThai: Story = {
  args: {
    children: (
      <>
        <Text>ฝึ้ ปี่ น้ำ ฏู ญู ระบบกำลังตรวจสอบรายการของท่านกับธนาคารต้นทางโดยไม่ต้องส่งสลิป</Text>
        <Text>{'ญู'.repeat(80)}</Text>
      </>
    ),
  },
};
