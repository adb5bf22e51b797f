import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';

import { storyColumn } from '../../private/story.css.ts';
import { inboxNotices } from '../inbox.fixtures.ts';
import { STORY_PLACES } from '../notices.fixtures.ts';
import { NoticeView } from './NoticeView.tsx';
import { usage } from './NoticeView.usage.ts';

const stay = (event: MouseEvent) => event.preventDefault();
const [bank, game, promotion, maintenance, other] = inboxNotices;

const meta = {
  title: 'Notices/NoticeView',
  component: NoticeView,
  tags: ['stable'],
  parameters: { usage },
  args: {
    state: { status: 'ready', notice: promotion! },
    backHref: '#inbox',
    onBack: stay,
    onRetry: () => undefined,
    ...STORY_PLACES,
  },
  render: (args) => (
    <div className={storyColumn}>
      <NoticeView {...args} />
    </div>
  ),
} satisfies Meta<typeof NoticeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Bank: Story = { args: { state: { status: 'ready', notice: bank! } } };

export const Game: Story = { args: { state: { status: 'ready', notice: game! } } };

export const Ended: Story = { args: { state: { status: 'ready', notice: maintenance! } } };

export const ElsewhereLink: Story = { args: { state: { status: 'ready', notice: other! } } };

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Gone: Story = { args: { state: { status: 'gone' } } };

export const Unreachable: Story = {
  args: { state: { status: 'error', failure: { messageId: 'error.general.timeout', code: null } } },
};

export const LongThai: Story = {
  args: {
    state: {
      status: 'ready',
      notice: {
        ...promotion!,
        image: null,
        title: 'ฝึ้ ปี่ น้ำ ฏู ญู หัวเรื่องยาวมากของประกาศฉบับนี้ '.repeat(4),
        unsafeHtml: `<p>${'ยาวมาก'.repeat(60)}</p>${'<p>ฝึ้ ปี่ น้ำ ฏู ญู ข้อความยาว</p>'.repeat(8)}`,
      },
    },
  },
};
