import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyColumn } from '../../private/story.css.ts';
import { depositOffers } from '../../promotions/promotions.fixtures.ts';
import { BonusChoice } from './BonusChoice.tsx';
import { usage } from './BonusChoice.usage.ts';

const [daily, welcome] = depositOffers;
const two = depositOffers.slice(0, 2);

const meta = {
  title: 'Cashier/BonusChoice',
  component: BonusChoice,
  tags: ['beta'],
  parameters: { usage },
  args: {
    state: { status: 'ready', offers: two },
    amount: satangFromBaht(500),
    value: null as string | null,
    onValueChange: fn(),
    open: false,
    onOpenChange: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <div className={storyColumn}>
      <BonusChoice {...args} />
    </div>
  ),
} satisfies Meta<typeof BonusChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** All bonuses, each with its result for the amount. */
export const Open: Story = { args: { open: true } };

export const NoAmountYet: Story = { args: { amount: null, open: true } };

export const Chosen: Story = { args: { value: daily?.id ?? null } };

export const ChosenWithoutAmount: Story = { args: { value: daily?.id ?? null, amount: null } };

export const BelowMinimum: Story = {
  args: { value: welcome?.id ?? null, amount: satangFromBaht(250) },
};

export const WithoutTurnover: Story = {
  args: {
    value: daily?.id ?? null,
    state: {
      status: 'ready',
      offers: two.map((offer) => ({ ...offer, terms: { ...offer.terms, turnover: 0 } })),
    },
  },
};

export const MoreBonuses: Story = {
  args: { open: true, value: 'fishing', state: { status: 'ready', offers: depositOffers } },
};

export const Refused: Story = { args: { refusal: { code: 2106 } } };

export const NothingToChoose: Story = {
  args: { state: { status: 'ready', offers: [] }, refusal: { code: 2101 } },
};

export const Sending: Story = { args: { value: daily?.id ?? null, readOnly: true } };

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = { args: { state: { status: 'error' } } };

export const LongThai: Story = {
  args: {
    value: 'daily-first',
    amount: satangFromBaht(44_999),
    state: {
      status: 'ready',
      offers: two.map((offer) => ({
        ...offer,
        title: 'ฝึ้ ปี่ น้ำ ฏู ญู โบนัสที่ชื่อยาวมากจนต้องขึ้นบรรทัดใหม่เพื่อให้อ่านได้ครบทุกคำ',
        terms: { ...offer.terms, excludedGames: ['a', 'b'] },
      })),
    },
  },
};
