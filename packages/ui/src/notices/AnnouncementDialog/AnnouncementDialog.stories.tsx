import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { STORY_PLACES, storyAnnouncement } from '../notices.fixtures.ts';
import { AnnouncementDialog, type AnnouncementDialogProps } from './AnnouncementDialog.tsx';
import { usage } from './AnnouncementDialog.usage.ts';

const meta = {
  title: 'Notices/AnnouncementDialog · modal, popup',
  id: 'notices-announcementdialog',
  component: AnnouncementDialog,
  tags: ['stable'],
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 720 } } },
  args: {
    open: true,
    announcement: storyAnnouncement,
    ...STORY_PLACES,
    onClose: fn() as AnnouncementDialogProps['onClose'],
    onFollow: fn() as AnnouncementDialogProps['onFollow'],
  },
  render: (args) => (
    <div className={storyPage}>
      <AnnouncementDialog {...args} />
    </div>
  ),
} satisfies Meta<typeof AnnouncementDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const WithLink: Story = {
  args: { announcement: { ...storyAnnouncement, link: { to: 'site', path: '/promotion' } } },
};

export const WordsOnly: Story = {
  args: { announcement: { ...storyAnnouncement, image: null } },
};

export const LongWords: Story = {
  args: {
    announcement: {
      ...storyAnnouncement,
      title: 'ฝึ้ ปี่ น้ำ ฏู ญู หัวเรื่องยาวมากของประกาศ '.repeat(8).slice(0, 300),
      unsafeHtml: '<p>ฝึ้ ปี่ น้ำ ฏู ญู ข้อความที่ยาวกว่าความสูงของหน้าจอ</p>'.repeat(30),
    },
  },
};
