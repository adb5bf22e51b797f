import type { Meta, StoryObj } from '@storybook/react-vite';

import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { storyColumn } from '../../private/story.css.ts';
import { ShareLinkPanel } from './ShareLinkPanel.tsx';
import { usage } from './ShareLinkPanel.usage.ts';

const meta = {
  title: 'Affiliate/ShareLinkPanel · referral',
  id: 'affiliate-sharelinkpanel',
  component: ShareLinkPanel,
  tags: ['beta'],
  parameters: { usage },
  args: { link: 'https://lotus.example/aff/662E41', brand: 'Lotus' },
  render: (args) => (
    <div className={storyColumn}>
      <ShareLinkPanel {...args} />
    </div>
  ),
} satisfies Meta<typeof ShareLinkPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sharing: Story = {
  args: {
    sharePages: [
      { name: 'LINE', href: 'https://line.example/share', icon: glyphs.chatBubble },
      { name: 'Facebook', href: 'https://facebook.example/share', icon: glyphs.letterF },
    ],
    onShare: () => undefined,
  },
};

/** A name in Thai: the address shows its letters, not their codes. */
export const Named: Story = {
  args: {
    link: `https://lotus.example/aff/662E41?link=${encodeURIComponent('กลุ่มไลน์')}`,
    name: 'กลุ่มไลน์',
    onNameChange: () => undefined,
  },
};

export const LongAddress: Story = {
  args: { link: `https://member.a-very-long-brand-name.example/aff/${'662E41'.repeat(12)}` },
};
