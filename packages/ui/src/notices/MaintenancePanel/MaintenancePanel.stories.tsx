import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { NOW } from '../../private/now.fixtures.ts';
import { StoryText } from '../../private/StoryText.tsx';
import { Logo } from '../../shell/Logo/Logo.tsx';
import { WIDE_LOGO } from '../../shell/storyLogos.ts';
import { MaintenancePanel } from './MaintenancePanel.tsx';
import { usage } from './MaintenancePanel.usage.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const meta = {
  title: 'Notices/MaintenancePanel · downtime',
  id: 'notices-maintenancepanel',
  component: MaintenancePanel,
  tags: ['beta'],
  args: {
    logo: <Logo name="Lotus" image={WIDE_LOGO} size="lg" />,
    status: 'waiting',
    endsAt: NOW + 45 * MINUTE,
    onCheck: fn(),
  },
  parameters: { usage },
} satisfies Meta<typeof MaintenancePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const EndUnknown: Story = { args: { endsAt: null } };

export const AnotherDay: Story = { args: { endsAt: NOW + DAY } };

export const TakesLonger: Story = { args: { endsAt: NOW - MINUTE } };

export const Checking: Story = { args: { status: 'checking' } };

export const Still: Story = { args: { status: 'still' } };

export const Unreachable: Story = { args: { status: 'unreachable', endsAt: null } };

export const WithChat: Story = {
  args: {
    contact: (
      <Button variant="outline" tone="neutral" iconStart={<Icon glyph={glyphs.chat} size={20} />}>
        <StoryText th="แชทสด" en="Live chat" />
      </Button>
    ),
  },
};

/** The menu and the page have different colour schemes: the logo is shown on the menu surface. */
export const Plated: Story = { args: { plated: true } };

export const LongThai: Story = {
  args: {
    text: 'ฝึ้ ปี่ น้ำ ฏู ญู ปิดปรับปรุงระบบครั้งใหญ่เพื่อย้ายไปยังศูนย์ข้อมูลแห่งใหม่ ระหว่างนี้ฝาก ถอน และเล่นเกมไม่ได้ชั่วคราว ยอดเงินและรายการทั้งหมดของท่านอยู่ครบ ขออภัยในความไม่สะดวก',
  },
};
