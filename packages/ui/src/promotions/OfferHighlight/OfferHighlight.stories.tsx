import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn, storySmallPhone } from '../../private/story.css.ts';
import { depositTerms, giftTerms } from '../promotions.fixtures.ts';
import { OfferHighlight } from './OfferHighlight.tsx';
import { usage } from './OfferHighlight.usage.ts';

const meta = {
  title: 'Promotions/OfferHighlight',
  component: OfferHighlight,
  tags: ['beta'],
  parameters: { usage },
  args: {
    title: 'ฝากครั้งแรก รับเพิ่ม 100%',
    terms: depositTerms,
    by: 'signUp',
    href: '#register',
    termsHref: '#promotion',
  },
  render: (args) => (
    <div className={storyColumn}>
      <OfferHighlight {...args} />
    </div>
  ),
} satisfies Meta<typeof OfferHighlight>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Deposit: Story = { args: { by: 'deposit', href: '#deposit' } };
/** A fixed sum without turnover. */
export const FixedSum: Story = { args: { by: 'deposit', terms: giftTerms } };
export const LongThai: Story = {
  args: {
    title: 'ฝึ้ ปี่ น้ำ ฏู ญู โปรโมชั่นที่ชื่อยาวมากจนต้องตัดท้ายบรรทัด',
    terms: {
      ...depositTerms,
      bonus: { kind: 'fixed', amount: satangFromBaht(100_000) },
      minDeposit: satangFromBaht(1_000_000),
      turnover: 12.5,
    },
  },
};
/** The terms take a second line. */
export const SmallPhone: Story = {
  render: (args) => (
    <div className={storySmallPhone}>
      <OfferHighlight {...args} />
    </div>
  ),
};
