import type { Meta, StoryObj } from '@storybook/react-vite';

import { BankMark } from './BankMark.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { banks } from './banks.ts';
import { usage } from './BankMark.usage.ts';

const meta = {
  title: 'Cashier/BankMark',
  component: BankMark,
  tags: ['stable'],
  parameters: { usage },
  args: { code: 'kbank' },
} satisfies Meta<typeof BankMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Renamed: Story = { args: { code: 'tmb' } };

/** Five letters are narrower than three, and as high. */
export const AllBanks: Story = {
  render: () => (
    <Inline gap={2}>
      {Object.keys(banks).map((code) => (
        <BankMark key={code} code={code} />
      ))}
    </Inline>
  ),
};

/** No letters: they could not be read. */
export const Small: Story = { args: { size: 18 } };

export const UnknownBank: Story = { args: { code: 'newbk' } };
