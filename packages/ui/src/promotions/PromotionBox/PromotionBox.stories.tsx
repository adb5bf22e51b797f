import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { NOW } from '../../private/now.fixtures.ts';
import { storyPage } from '../../private/story.css.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { PromotionBox } from './PromotionBox.tsx';
import { usage } from './PromotionBox.usage.ts';

const MINUTE = 60_000;

const meta = {
  title: 'Promotions/PromotionBox · floating, pop-up',
  id: 'promotions-promotionbox',
  component: PromotionBox,
  tags: ['stable'],
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 420 } } },
  args: {
    kind: 'registration',
    credit: satangFromBaht(50),
    until: NOW + 9 * MINUTE + 24_000,
    href: '#register',
    termsHref: '#terms',
    collapsed: false,
    onCollapsedChange: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <div className={storyPage}>
      <PromotionBox {...args} />
    </div>
  ),
} satisfies Meta<typeof PromotionBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const deposit = {
  kind: 'deposit',
  credit: satangFromBaht(100),
  deposit: satangFromBaht(500),
  href: '#deposit',
} as const;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: true }));
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true);
  },
};

export const Line: Story = {
  tags: ['matrix'],
  args: { line: true },
  play: async ({ args, canvasElement }) => {
    const box = canvasElement.querySelector('[data-component=promotion-box]')!;
    await expect(box.clientHeight + 2).toBe(56);
    const [offer, time] = ['action', 'time'].map((part) =>
      parseFloat(getComputedStyle(box.querySelector(`[data-part=${part}]`)!).fontSize),
    );
    await expect(time!).toBeLessThanOrEqual(offer!);
    await userEvent.click(within(box as HTMLElement).getByRole('button', { expanded: true }));
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true);
  },
};

export const LineDeposit: Story = { args: { ...deposit, line: true } };

export const LineLargeCredit: Story = {
  args: {
    ...deposit,
    line: true,
    credit: satangFromBaht(1_234_567.5),
    deposit: satangFromBaht(9_999_999),
    until: NOW + 23 * 60 * MINUTE,
  },
};

export const LineChecking: Story = { args: { ...deposit, line: true, status: 'checking' } };

export const LineCheckFailed: Story = {
  args: { ...deposit, line: true, status: 'failed' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('[data-part=retry]')!);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Collapsed: Story = {
  args: { collapsed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(false);
  },
};

export const CollapsedLastMinute: Story = { args: { collapsed: true, until: NOW + 42_000 } };

export const CollapsedUntimed: Story = { args: { collapsed: true, until: null } };

export const Deposit: Story = { args: deposit };

export const LastMinute: Story = { args: { ...deposit, until: NOW + 42_000 } };

export const Untimed: Story = { args: { until: null } };

export const DepositUntimed: Story = { args: { ...deposit, until: null } };

export const Checking: Story = { args: { ...deposit, status: 'checking' } };

export const CheckFailed: Story = {
  args: { ...deposit, status: 'failed' },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement.ownerDocument.body).getByRole('complementary');
    const [, retry] = within(box).getAllByRole('button');
    await userEvent.click(retry!);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LargeCredit: Story = {
  args: {
    ...deposit,
    credit: satangFromBaht(1_234_567.5),
    deposit: satangFromBaht(9_999_999),
    until: NOW + 23 * 60 * MINUTE,
  },
};

export const WithoutTerms: Story = { args: { termsHref: null } };

/** On a phone it would cover an error message, so it is hidden while one is shown. */
export const IsolatedError: Story = {
  tags: ['behaviour'],
  args: { collapsed: true },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div className={storyPage}>
      <Banner tone="danger">รหัสผ่านไม่ถูกต้อง</Banner>
      <PromotionBox {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-component=promotion-box]');
    const isPhone = window.matchMedia('(max-width: 599px)').matches;
    await (isPhone ? expect(box).not.toBeVisible() : expect(box).toBeVisible());
  },
};
