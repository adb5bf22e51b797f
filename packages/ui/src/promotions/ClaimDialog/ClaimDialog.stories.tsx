import type { ClaimState } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { cashbackOffer, thankYouOffer } from '../promotions.fixtures.ts';
import { ClaimDialog } from './ClaimDialog.tsx';
import { usage } from './ClaimDialog.usage.ts';

const offer = thankYouOffer;
const refused = (code: number): ClaimState => ({
  status: 'refused',
  offer,
  failure: { messageId: `error.bonus.${code as 2101}`, code: String(code) },
});

const meta = {
  title: 'Promotions/ClaimDialog · bonus, modal',
  id: 'promotions-claimdialog',
  component: ClaimDialog,
  tags: ['beta'],
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 560 } } },
  args: {
    state: { status: 'asking', offer },
    onConfirm: fn(),
    onRecheck: fn(),
    onOpenChange: fn(),
    ways: { deposit: '#deposit', turnover: '#mine', promotion: '#promotion', bonuses: '#bonuses' },
  },
  render: (args) => (
    <div className={storyPage}>
      <ClaimDialog {...args} />
    </div>
  ),
} satisfies Meta<typeof ClaimDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Claiming: Story = {
  args: { state: { status: 'claiming', offer, intent: 'intent-1', again: false } },
};
export const WithoutTurnover: Story = {
  args: {
    state: { status: 'asking', offer: { ...offer, terms: { ...offer.terms, turnover: 0 } } },
  },
};
export const AmountUnknown: Story = {
  args: { state: { status: 'asking', offer: { ...cashbackOffer, credit: null } } },
};
export const Unsure: Story = { args: { state: { status: 'unsure', offer, intent: 'intent-1' } } };
export const Rechecking: Story = {
  args: { state: { status: 'claiming', offer, intent: 'intent-1', again: true } },
};
export const Refused: Story = { args: { state: refused(2106) } };
export const RefusedForGood: Story = { args: { state: refused(2101) } };
export const Failed: Story = {
  args: {
    state: {
      status: 'refused',
      offer,
      failure: { messageId: 'error.general.session', code: '7002' },
    },
  },
};
export const LongThai: Story = {
  args: {
    state: {
      status: 'asking',
      offer: { ...offer, title: 'ฝึ้ ปี่ น้ำ ฏู ญู โบนัสที่ชื่อยาวมากจนต้องขึ้นบรรทัดใหม่เพื่อให้อ่านได้ครบทุกคำ' },
    },
  },
};
