import { type AffiliateLinkResult, satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { drawing } from '../../illustrations/chest.ts';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Illustration } from '../../primitives/Illustration/Illustration.tsx';
import { LinkFunnel } from './LinkFunnel.tsx';
import { usage } from './LinkFunnel.usage.ts';

const link = (
  name: string | null,
  [visits, signUps, firstDeposits, baht]: readonly [number, number, number, number],
): AffiliateLinkResult => ({
  name,
  visits,
  signUps,
  firstDeposits,
  deposited: satangFromBaht(baht),
});

const reportOf = (links: readonly AffiliateLinkResult[]) => ({
  from: '2025-12-16',
  to: '2026-01-14',
  links,
  total: {
    visits: links.reduce((sum, { visits }) => sum + visits, 0),
    signUps: links.reduce((sum, { signUps }) => sum + signUps, 0),
    firstDeposits: links.reduce((sum, { firstDeposits }) => sum + firstDeposits, 0),
    deposited: satangFromBaht(4_850.5),
  },
});

const meta = {
  title: 'Affiliate/LinkFunnel',
  component: LinkFunnel,
  tags: ['beta'],
  parameters: { usage },
  args: {
    period: 'days30',
    onPeriodChange: () => undefined,
    state: {
      status: 'ready',
      report: reportOf([
        link('กลุ่ม LINE', [84, 12, 7, 3_500]),
        link('Facebook', [41, 3, 1, 1_350.5]),
        link(null, [20, 0, 0, 0]),
      ]),
    },
  },
} satisfies Meta<typeof LinkFunnel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const NoVisits: Story = {
  args: {
    state: { status: 'ready', report: reportOf([]) },
    picture: <Illustration drawing={drawing} />,
  },
};
export const Failed: Story = {
  args: {
    state: {
      status: 'error',
      content: (
        <ErrorState title="โหลดข้อมูลลิงก์ไม่สำเร็จ" retryLabel="ลองใหม่" onRetry={() => undefined} />
      ),
    },
  },
};
/** Names of 40 characters in several scripts, and more sign-ups than visits. */
export const LongNames: Story = {
  args: {
    state: {
      status: 'ready',
      report: reportOf([
        link('กลุ่มเพื่อนสมัยเรียนที่เชียงใหม่รุ่นสองพัน', [120_400, 9_876, 1_204, 4_850.5]),
        link('averyveryverylongnamewithoutanyspaces123', [3, 1, 1, 300]),
        link('مجموعة الأصدقاء', [1, 2, 0, 0]),
      ]),
    },
  },
};
