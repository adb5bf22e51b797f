import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyColumn } from '../../private/story.css.ts';
import { Text } from './Text.tsx';
import { usage } from './Text.usage.ts';

const meta = {
  title: 'Primitives/Text · paragraph, typography',
  id: 'primitives-text',
  component: Text,
  tags: ['stable'],
  parameters: { usage },
  args: { children: 'ยอดเงินคงเหลือในกระเป๋าพร้อมถอนได้ทุกเมื่อ' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div className={storyColumn}>
      {(['lg', 'md', 'sm', 'xs'] as const).map((size) => (
        <Text {...args} key={size} size={size} />
      ))}
    </div>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <div className={storyColumn}>
      {(['normal', 'muted', 'accent', 'success', 'pending', 'danger'] as const).map((tone) => (
        <Text {...args} key={tone} tone={tone} />
      ))}
    </div>
  ),
};

export const Strong: Story = { args: { weight: 'strong' } };

/** Beside ordinary text: a time and a reference. */
export const Figures: Story = {
  render: (args) => (
    <div className={storyColumn}>
      <Text {...args}>ฝากเงินเข้าบัญชี</Text>
      <Text {...args} size="sm" tone="muted" figures>
        15 ม.ค. 2569 09:30 · H0001 · 96.5%
      </Text>
    </div>
  ),
  play: async ({ canvas }) => {
    const face = (text: RegExp) => getComputedStyle(canvas.getByText(text)).fontFamily;
    const theme = getComputedStyle(document.documentElement);
    await expect(face(/H0001/)).toBe(
      theme.getPropertyValue('--brand-font-heading').replaceAll("'", '"'),
    );
  },
};

export const LongThai: Story = {
  args: {
    children:
      'ฝึ้ ปี่ น้ำ ฏู ญู ระบบกำลังตรวจสอบรายการของท่าน เมื่อธนาคารยืนยันแล้วยอดเงินจะเข้ากระเป๋าโดยอัตโนมัติ ไม่ต้องส่งสลิปและไม่ต้องแจ้งเจ้าหน้าที่',
  },
};

export const Truncated: Story = {
  args: { ...LongThai.args, truncate: true },
  render: (args) => (
    <div className={storyColumn}>
      <Text {...args} />
    </div>
  ),
};
