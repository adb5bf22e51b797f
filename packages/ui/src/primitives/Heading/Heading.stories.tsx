import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyColumn, storyPage } from '../../private/story.css.ts';
import { Heading } from './Heading.tsx';
import { usage } from './Heading.usage.ts';

const meta = {
  title: 'Primitives/Heading · title, typography',
  id: 'primitives-heading',
  component: Heading,
  tags: ['stable'],
  parameters: { usage },
  args: { level: 2, children: 'เลือกช่องทางการฝาก' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div className={storyColumn}>
      {(['3xl', '2xl', 'xl', 'lg', 'md'] as const).map((size) => (
        <Heading {...args} key={size} size={size} />
      ))}
    </div>
  ),
};

/** The title of a page and of a section, larger from 1024 px on. */
export const Roles: Story = {
  render: (args) => (
    <div className={storyColumn}>
      <Heading {...args} level={1} size="page" />
      <Heading {...args} level={2} />
    </div>
  ),
  play: async ({ canvas }) => {
    const isDesktop = window.matchMedia('(min-width: 1024px)').matches;
    const sizes = canvas.getAllByRole('heading').map((each) => getComputedStyle(each).fontSize);
    await expect(sizes).toEqual(isDesktop ? ['32px', '20px'] : ['24px', '18px']);
  },
};

export const English: Story = { args: { children: 'Choose deposit channel' } };
export const LongThai: Story = {
  args: { size: '3xl', children: 'ฝึ้ ปี่ น้ำ ฏู ญู ยินดีต้อนรับสมาชิกใหม่ รับโบนัสฝากครั้งแรกสูงสุดถึงสองพันบาท' },
};

/** The heading of a new view is hidden under the header after scrolling; focusing it makes it visible. */
export const OfNewView: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      <div className={storyPage} />
      <Heading {...args} tabIndex={-1} data-part="view-heading" />
      <div className={storyPage} />
      <div className={storyPage} />
    </>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    const top = () => heading.getBoundingClientRect().top;
    window.scrollBy({ top: top() - 8, behavior: 'instant' });
    await expect(top()).toBeLessThan(16);
    heading.focus();
    await expect(top()).toBeGreaterThanOrEqual(64);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
