import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

import { VipEmblem } from '../../community/VipEmblem/VipEmblem.tsx';
import { StoryText } from '../../private/StoryText.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { usage } from './ProfilePanel.usage.ts';

const member = {
  status: 'ready',
  username: 'somchai99',
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  account: { bankCode: 'kbank', accountNumber: '1234567890', accountName: 'สมชาย ใจดี' },
} as const;

const line = { linked: true, label: 'เปลี่ยนบัญชี LINE', busy: false, onPress: () => undefined };

const meta = {
  title: 'Account/ProfilePanel · account, settings',
  id: 'account-profilepanel',
  component: ProfilePanel,
  tags: ['stable'],
  parameters: { usage },
  args: {
    state: member,
    onRetry: () => undefined,
    contactHref: '#contact',
    line,
    limitsHref: '#limits',
    resetPasswordHref: '#reset-password',
    onLogout: () => undefined,
  },
} satisfies Meta<typeof ProfilePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    state: {
      status: 'error',
      failure: { messageId: 'error.general.network', code: null },
    },
  },
};

/** The level is shown when a page has read it. */
export const VipLevel: Story = {
  args: {
    level: (
      <>
        <VipEmblem level={3} size={24} />
        <StoryText th="ระดับ VIP: โกลด์" en="VIP level: Gold" />
      </>
    ),
  },
};

export const NoAccount: Story = { args: { state: { ...member, account: null } } };

export const LineUnlinked: Story = {
  args: { line: { ...line, linked: false, label: 'เชื่อมต่อ LINE' } },
};

export const OpeningLine: Story = { args: { line: { ...line, busy: true } } };

export const WithoutLine: Story = { args: { line: null, contactHref: null, limitsHref: null } };

export const LoggingOut: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('[data-part=logout]')!);
  },
};

export const LongThai: Story = {
  args: {
    state: {
      ...member,
      username: 'kittiphatthanaphong_0899999999',
      firstName: 'กิตติพัฒนพงศ์ธนโชติ',
      lastName: 'ศรีสุวรรณรัตนพิพัฒน์ไพบูลย์',
      account: {
        bankCode: 'baac',
        accountNumber: '020123456789',
        accountName: 'กิตติพัฒนพงศ์ธนโชติ ศรีสุวรรณรัตนพิพัฒน์ไพบูลย์',
      },
    },
  },
};
