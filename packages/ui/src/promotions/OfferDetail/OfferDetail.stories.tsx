import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from '../../primitives/Badge/Badge.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { RichText } from '../../primitives/RichText/RichText.tsx';
import { storyContent } from '../../private/story.css.ts';
import { StoryText } from '../../private/StoryText.tsx';
import { BonusRefusalNote } from '../BonusRefusalNote/BonusRefusalNote.tsx';
import { PromotionTermsList } from '../PromotionTermsList/PromotionTermsList.tsx';
import { depositTerms, storyPicture } from '../promotions.fixtures.ts';
import { TurnoverExample } from '../TurnoverExample/TurnoverExample.tsx';
import { OfferDetail } from './OfferDetail.tsx';
import { usage } from './OfferDetail.usage.ts';
import { OfferDetailSkeleton } from './OfferDetailSkeleton.tsx';

const text =
  '<p>เริ่มต้นด้วยยอดเล่นสองเท่า โบนัสนี้สำหรับสมาชิกที่ยังไม่เคยฝากเงิน</p><h3>วิธีรับ</h3>' +
  '<ol><li>ไปที่หน้าฝากเงินและเลือกช่องทางการฝาก</li><li>ใส่ยอดฝากตั้งแต่ 300 บาท และเลือกโบนัส</li></ol>';

const figures = (
  <>
    <PromotionTermsList
      terms={depositTerms}
      by="deposit"
      period="once"
      audience="new"
      startsAt={Date.UTC(2025, 11, 31, 17)}
      endsAt={Date.UTC(2026, 0, 31, 16, 59)}
    />
    <TurnoverExample terms={depositTerms} by="deposit" />
  </>
);

const meta = {
  title: 'Promotions/OfferDetail',
  component: OfferDetail,
  tags: ['beta'],
  parameters: { usage },
  args: {
    picture: {
      ...storyPicture,
      image: '/art/banners/qr-deposit.th.wide.svg',
    },
    title: 'ฝากครั้งแรก รับเพิ่ม 100%',
    summary: 'สมาชิกใหม่ฝากครั้งแรกตั้งแต่ 300 บาท รับโบนัส 100% สูงสุด 1,000 บาท',
    badges: (
      <Badge tone="success">
        <StoryText th="ร่วมได้แล้ววันนี้" en="Open to join" />
      </Badge>
    ),
    children: figures,
    action: (
      <LinkButton href="#deposit" fullWidth>
        <StoryText th="ฝากเงินพร้อมโบนัสนี้" en="Deposit with this bonus" />
      </LinkButton>
    ),
    content: <RichText unsafeHtml={text} imageHosts={[]} headingLevel={2} />,
  },
  decorators: [
    (Story) => (
      <div className={storyContent}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OfferDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Loading: Story = {
  render: () => (
    <div aria-busy="true">
      <OfferDetailSkeleton />
    </div>
  ),
};

export const Upcoming: Story = {
  args: {
    badges: (
      <Badge tone="info">
        <StoryText th="เร็วๆ นี้" en="Coming soon" />
      </Badge>
    ),
    action: null,
  },
};

export const Over: Story = {
  args: {
    over: true,
    badges: (
      <Badge>
        <StoryText th="จบแล้ว" en="Over" />
      </Badge>
    ),
    action: null,
  },
};

export const Claimed: Story = {
  args: {
    badges: (
      <Badge tone="success">
        <StoryText th="รับแล้ว" en="Taken" />
      </Badge>
    ),
    action: null,
  },
};

export const NotForYou: Story = {
  args: {
    action: (
      <BonusRefusalNote
        refusal={{ code: 2103, messageId: 'error.bonus.2103', needed: null, have: null }}
        ways={{ bonuses: '#bonus' }}
      />
    ),
  },
};

export const NoImage: Story = {
  args: { picture: { ...storyPicture, image: '/none.svg', imagePhone: '/none.svg' } },
};

export const LongThai: Story = {
  args: {
    title: 'ฝึ้ ปี่ น้ำ ฏู ญู โปรโมชั่นที่ชื่อยาวมากจนต้องขึ้นบรรทัดใหม่เพื่อให้อ่านได้ครบทุกคำ',
    summary: 'ฝึ้ ปี่ น้ำ ฏู ญู '.repeat(12),
  },
};
