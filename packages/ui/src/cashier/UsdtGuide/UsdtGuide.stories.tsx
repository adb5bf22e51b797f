import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, waitFor, within } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { guideImages } from '../usdt.fixtures.ts';
import { UsdtGuide } from './UsdtGuide.tsx';
import { usage } from './UsdtGuide.usage.ts';

const BROKEN = 'data:image/png;base64,AAAA';

const meta = {
  title: 'Cashier/UsdtGuide',
  component: UsdtGuide,
  tags: ['stable'],
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 760 } } },
  args: {
    open: true,
    onOpenChange: () => undefined,
    images: guideImages,
    network: 'TRC20',
  },
  render: (args) => (
    <div className={storyPage}>
      <UsdtGuide {...args} />
    </div>
  ),
} satisfies Meta<typeof UsdtGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the images before the screenshot is taken. */
const arrived: Story['play'] = () =>
  waitFor(() => {
    const slides = document.querySelectorAll('[data-part=slide]:not([inert])');
    if (slides[0]?.getAttribute('data-state') === 'loading') throw new Error('still loading');
  });

export const Default: Story = { tags: ['matrix'], play: arrived };

export const Middle: Story = { args: { initialStep: 3 }, play: arrived };

export const LastStep: Story = { args: { initialStep: 6 }, play: arrived };

export const Loading: Story = { args: { images: [] } };

export const ImageFailed: Story = {
  args: { initialStep: 2, images: guideImages.map(() => BROKEN) },
  play: async () => {
    await waitFor(() => within(screen.getByRole('dialog')).getByText(/ขั้นตอนที่ 2$|image, step 2$/));
  },
};

export const LongThai: Story = {
  args: { initialStep: 3, network: 'ฝึ้ ปี่ น้ำ ฏู ญู เครือข่ายที่มีชื่อยาวเป็นพิเศษ (TRC20)' },
  play: arrived,
};
