import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import {
  STORY_PLACES,
  bankNotice,
  gameNotice,
  maintenanceNotice,
  promotionNotice,
  storyAnnouncement,
} from '../notices.fixtures.ts';
import { NoticeDialog, type NoticeDialogProps } from './NoticeDialog.tsx';
import { usage } from './NoticeDialog.usage.ts';

const stay = (event: MouseEvent) => event.preventDefault();

const meta = {
  title: 'Notices/NoticeDialog · modal, popup',
  id: 'notices-noticedialog',
  component: NoticeDialog,
  tags: ['stable'],
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 720 } } },
  args: {
    open: true,
    notice: promotionNotice,
    place: { number: 1, count: 1 },
    ...STORY_PLACES,
    onClose: fn() as NoticeDialogProps['onClose'],
    onCloseAll: fn(),
    onAcknowledge: fn() as NoticeDialogProps['onAcknowledge'],
    onFollow: fn(stay) as NoticeDialogProps['onFollow'],
    inboxHref: '/notices',
    onInbox: fn(stay) as NoticeDialogProps['onInbox'],
    contactHref: '#contact',
    onLogout: fn() as NoticeDialogProps['onLogout'],
  },
  render: (args) => (
    <div className={storyPage}>
      <NoticeDialog {...args} />
    </div>
  ),
} satisfies Meta<typeof NoticeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /ปิด|Close/ }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Bank: Story = { tags: ['matrix'], args: { notice: bankNotice } };

export const Game: Story = { args: { notice: gameNotice } };

export const Maintenance: Story = { args: { notice: maintenanceNotice } };

export const UnknownType: Story = {
  args: { notice: { ...maintenanceNotice, type: 'other', title: 'แบบสอบถามความพึงพอใจ' } },
};

export const OneOfSeveral: Story = { args: { place: { number: 2, count: 5 } } };

/** The first page of several. */
export const AnnouncementFirst: Story = {
  args: {
    notice: { ...storyAnnouncement, type: 'announcement', gameName: null },
    place: { number: 1, count: 8 },
  },
};

export const BankOfSeveral: Story = {
  args: { notice: bankNotice, place: { number: 1, count: 100 } },
};

export const ElsewhereLink: Story = {
  args: {
    notice: { ...maintenanceNotice, link: { to: 'web', address: 'https://lotus.example/' } },
  },
};

export const PictureFailed: Story = {
  args: { notice: { ...promotionNotice, image: 'https://elsewhere.example/banner.png' } },
};

export const PictureOnly: Story = {
  args: { notice: { ...promotionNotice, title: '', unsafeHtml: '', link: null } },
};

export const ContactUnknown: Story = { args: { notice: bankNotice, contactHref: null } };

export const LongWords: Story = {
  args: {
    notice: {
      ...promotionNotice,
      title: 'ฝึ้ ปี่ น้ำ ฏู ญู หัวเรื่องยาวมากของประกาศ '.repeat(8).slice(0, 300),
      unsafeHtml: `<p>${'ยาวมาก'.repeat(60)}</p>${'<p>ฝึ้ ปี่ น้ำ ฏู ญู ข้อความที่ยาวกว่าความสูงของหน้าจอ</p>'.repeat(24)}`,
    },
    place: { number: 1, count: 12 },
  },
};
