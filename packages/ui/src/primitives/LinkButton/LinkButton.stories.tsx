import type { Meta, StoryObj } from '@storybook/react-vite';

import { Icon } from '../Icon/Icon.tsx';
import { LinkButton } from './LinkButton.tsx';
import { usage } from './LinkButton.usage.ts';
import * as glyphs from '../Icon/glyphs.ts';

const meta = {
  title: 'Primitives/LinkButton · anchor, call to action',
  id: 'primitives-linkbutton',
  component: LinkButton,
  tags: ['stable'],
  parameters: { usage },
  args: { href: '#deposit', children: 'ไปหน้าฝากเงิน' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Outline: Story = { args: { variant: 'outline', tone: 'neutral' } };
export const WithIcon: Story = { args: { iconEnd: <Icon glyph={glyphs.forward} size={20} /> } };
export const FullWidth: Story = { args: { fullWidth: true, size: 'lg' } };

export const Small: Story = { args: { variant: 'ghost', size: 'sm', children: 'สมัครสมาชิก' } };

export const LongThai: Story = {
  args: { children: 'ฝึ้ ปี่ น้ำ ฏู ญู ไปหน้าฝากเงินเพื่อรับโบนัสสมาชิกใหม่ก่อนสิ้นเดือนนี้' },
};

export const English: Story = { args: { children: 'Go to deposit' } };
