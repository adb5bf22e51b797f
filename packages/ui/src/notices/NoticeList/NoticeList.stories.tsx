import type { Meta, StoryObj } from '@storybook/react-vite';

import { drawing } from '../../illustrations/rabbit.ts';
import { Illustration } from '../../primitives/Illustration/Illustration.tsx';
import { storyContent } from '../../private/story.css.ts';
import { inboxNotices } from '../inbox.fixtures.ts';
import { NoticeList } from './NoticeList.tsx';
import { usage } from './NoticeList.usage.ts';

const nothing = (): void => undefined;

const meta = {
  title: 'Notices/NoticeList · inbox, messages',
  id: 'notices-noticelist',
  component: NoticeList,
  tags: ['stable'],
  parameters: { usage },
  args: {
    state: { status: 'ready', notices: inboxNotices, more: 'available' },
    unread: 2,
    hrefOf: ({ id }) => `#${id}`,
    onReadAll: nothing,
    onLoadMore: nothing,
    onRetry: nothing,
  },
  decorators: [
    (Story) => (
      <div className={storyContent}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NoticeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Loading: Story = { args: { state: { status: 'loading' }, unread: null } };

export const LoadingMore: Story = {
  args: { state: { status: 'ready', notices: inboxNotices, more: 'loading' } },
};

export const MoreFailed: Story = {
  args: { state: { status: 'ready', notices: inboxNotices, more: 'failed' } },
};

export const AllRead: Story = {
  args: {
    state: {
      status: 'ready',
      notices: inboxNotices.map((notice) => ({ ...notice, isRead: true })),
      more: 'none',
    },
    unread: 0,
  },
};

export const Empty: Story = {
  args: { state: { status: 'empty' }, unread: 0, picture: <Illustration drawing={drawing} /> },
};

export const Unreachable: Story = {
  args: {
    state: { status: 'error', failure: { messageId: 'error.general.timeout', code: null } },
    unread: null,
  },
};

export const Stale: Story = {
  args: { state: { status: 'ready', notices: inboxNotices, more: 'none', stale: true } },
};

export const LongThai: Story = {
  args: {
    unread: 128,
    state: {
      status: 'ready',
      more: 'none',
      notices: inboxNotices.slice(0, 3).map((notice) => ({
        ...notice,
        isRead: false,
        title: 'ฝึ้ ปี่ น้ำ ฏู ญู หัวเรื่องยาวมากของประกาศฉบับนี้ '.repeat(4),
        unsafeHtml: `<p>${'ยาวมาก'.repeat(60)}</p>`,
      })),
    },
  },
};

export const ManyItems: Story = {
  args: {
    state: {
      status: 'ready',
      more: 'none',
      notices: Array.from({ length: 60 }, (_, index) => ({
        ...inboxNotices[index % inboxNotices.length]!,
        id: `n_${index}`,
        publishedAt: inboxNotices[0]!.publishedAt - index * 5 * 3_600_000,
      })),
    },
  },
};
