import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from '../../primitives/Badge/Badge.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { storyColumn } from '../../private/story.css.ts';
import { StoryText } from '../../private/StoryText.tsx';
import { PromotionTermsList } from '../PromotionTermsList/PromotionTermsList.tsx';
import { depositTerms, giftTerms, storyPicture } from '../promotions.fixtures.ts';
import { OfferCard } from './OfferCard.tsx';
import { usage } from './OfferCard.usage.ts';
import { OfferCardSkeleton } from './OfferCardSkeleton.tsx';

const meta = {
  title: 'Promotions/OfferCard · bonus, promotion',
  id: 'promotions-offercard',
  component: OfferCard,
  tags: ['beta'],
  parameters: { usage },
  args: {
    picture: storyPicture,
    title: 'ฝากครั้งแรก รับเพิ่ม 100%',
    summary: 'สมาชิกใหม่ฝากครั้งแรกตั้งแต่ 300 บาท รับโบนัส 100% สูงสุด 1,000 บาท',
    badges: (
      <Badge tone="success">
        <StoryText th="ร่วมได้แล้ววันนี้" en="Open to join" />
      </Badge>
    ),
    children: <PromotionTermsList terms={depositTerms} by="deposit" period="once" endsAt={null} />,
    action: (
      <LinkButton href="#deposit" fullWidth>
        <StoryText th="ฝากเงิน" en="Deposit" />
      </LinkButton>
    ),
  },
  render: (args) => (
    <div className={storyColumn}>
      <OfferCard {...args} />
    </div>
  ),
} satisfies Meta<typeof OfferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Linked: Story = { args: { href: '#offer' } };

export const Loading: Story = {
  render: () => (
    <div className={storyColumn} aria-busy="true">
      <OfferCardSkeleton />
    </div>
  ),
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
    children: null,
  },
};

export const NoImage: Story = {
  args: {
    picture: { ...storyPicture, image: '/none.svg', imagePhone: '/none.svg' },
    children: <PromotionTermsList terms={giftTerms} by="claim" />,
  },
};

export const LongThai: Story = {
  args: {
    title: 'ฝึ้ ปี่ น้ำ ฏู ญู โปรโมชั่นที่ชื่อยาวมากจนต้องขึ้นบรรทัดใหม่เพื่อให้อ่านได้ครบทุกคำ',
    summary: 'ฝึ้ ปี่ น้ำ ฏู ญู '.repeat(12),
  },
};
