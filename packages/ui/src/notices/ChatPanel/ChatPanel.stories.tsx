import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { StoryText } from '../../private/StoryText.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';
import { usage } from './ChatPanel.usage.ts';

const meta = {
  title: 'Notices/ChatPanel · live support',
  id: 'notices-chatpanel',
  component: ChatPanel,
  tags: ['beta'],
  args: {
    open: true,
    onOpenChange: fn(),
    status: 'ready',
    // Storybook does not frame external pages: an empty page replaces the chat.
    address: 'about:blank',
    frameRef: fn() as ChatPanelProps['frameRef'],
    onRetry: fn(),
    contact: (
      <LinkButton href="#contact" variant="outline" tone="neutral">
        <StoryText th="ติดต่อแอดมิน" en="Contact admin" />
      </LinkButton>
    ),
  },
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 640 } } },
  render: (args) => (
    <div className={storyPage}>
      <ChatPanel {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opening: Story = { args: { status: 'opening' } };

export const Failed: Story = { args: { status: 'failed', address: null } };

export const AdminUnknown: Story = {
  args: { status: 'failed', address: null, contact: undefined },
};
