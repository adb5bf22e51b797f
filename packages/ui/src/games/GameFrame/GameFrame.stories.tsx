import { satang } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { GameStanding } from '../GameStanding/GameStanding.tsx';
import { LONG_THAI } from '../storyGames.ts';
import { GameFrame } from './GameFrame.tsx';
import { usage } from './GameFrame.usage.ts';
import { storyRoom } from './storyRoom.css.ts';

/** The clock is frozen in stories. */
const NOW = Date.parse('2026-01-15T09:30:00+07:00');
const MINUTE_MS = 60_000;
/** An empty document in place of a game. */
const GAME = 'about:blank';

const meta = {
  title: 'Games/GameFrame · iframe, player',
  id: 'games-gameframe',
  component: GameFrame,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: {
    title: 'ทุเรียนตัวป่วน',
    state: { status: 'ready', src: GAME },
    since: NOW - 12 * MINUTE_MS,
    wallet: { balance: satang(1_284_550), depositHref: '#deposit' },
    backHref: '#back',
    favourite: false,
    onFavouriteChange: fn(),
    onLoad: fn(),
    onRetry: fn(),
    onNewTab: fn(),
  },
  decorators: [
    (Story) => (
      <div className={storyRoom}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const UnderAHeader: Story = { args: { headed: true, favourite: true } };
export const BalanceLoading: Story = {
  args: { wallet: { balance: null, depositHref: '#deposit' } },
};
export const WithoutClock: Story = { args: { clock: false } };
/** The game counts in a tournament. */
export const InTournament: Story = {
  args: {
    headed: true,
    standing: (
      <GameStanding
        tournament="สล็อตสปรินต์สองทุ่ม"
        rank={12}
        points={1240}
        endsAt={NOW + 132 * MINUTE_MS}
      />
    ),
  },
};
export const PlayMoney: Story = { args: { wallet: null } };

export const FullWindow: Story = {
  args: { headed: true, since: NOW - 134 * MINUTE_MS },
  play: async ({ canvasElement }) => {
    // Simulates a browser without the Fullscreen API.
    Object.defineProperty(document.documentElement, 'requestFullscreen', {
      value: undefined,
      configurable: true,
    });
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(เต็มจอ|Full screen)$/ }));
    const exit = canvas.getByRole('button', { name: /^(ออกจากเต็มจอ|Exit full screen)$/ });
    await expect(exit).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(ฝากเงิน|Deposit)$/ })).toBeVisible();
  },
};

export const Launching: Story = { args: { state: { status: 'launching' }, since: null } };
export const SlowLaunch: Story = {
  args: { state: { status: 'launching', slow: true }, since: null },
};
export const Loading: Story = { args: { state: { status: 'loading', src: GAME }, since: null } };
export const Late: Story = { args: { state: { status: 'late', src: GAME }, since: null } };

export const Failed: Story = {
  args: {
    since: null,
    state: { status: 'failed', text: 'เปิดเกมไม่ได้ กรุณาลองใหม่อีกครั้ง', code: '5003' },
  },
};
export const Maintenance: Story = {
  args: {
    since: null,
    state: { status: 'maintenance', text: 'ค่ายเกมปิดปรับปรุงถึง 18:00 น. ขออภัยในความไม่สะดวก' },
  },
};
export const MaintenanceWithoutWords: Story = {
  args: { since: null, state: { status: 'maintenance', text: null } },
};
export const Refused: Story = {
  args: {
    since: null,
    state: {
      status: 'refused',
      text: 'ค่ายเกมส่งที่อยู่ที่เปิดไม่ได้ กรุณาเลือกเกมอื่นหรือติดต่อแอดมิน',
    },
  },
};

export const NeedsATab: Story = { args: { since: null, state: { status: 'tab', tab: 'closed' } } };
export const TabOpening: Story = {
  args: { since: null, state: { status: 'tab', tab: 'opening' } },
};
export const TabOpen: Story = { args: { since: null, state: { status: 'tab', tab: 'open' } } };
export const TabBlocked: Story = {
  args: { since: null, state: { status: 'tab', tab: 'blocked' } },
};

export const Returned: Story = { args: { since: null, state: { status: 'returned' } } };

export const LongThai: Story = {
  args: {
    title: LONG_THAI,
    wallet: { balance: satang(123_456_789), depositHref: '#deposit' },
    since: NOW - 754 * MINUTE_MS,
  },
};
