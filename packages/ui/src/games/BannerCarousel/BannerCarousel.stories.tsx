import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { inStoryContent } from '../inStoryContent.tsx';
import { storyBanners, storyHeroes } from '../storyGames.ts';
import { BannerCarousel } from './BannerCarousel.tsx';
import { usage } from './BannerCarousel.usage.ts';

const banners = storyBanners('th');

const meta = {
  title: 'Games/BannerCarousel · hero, slider',
  id: 'games-bannercarousel',
  component: BannerCarousel,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: { state: { status: 'ready', banners }, hrefOf: (path) => `#${path}` },
  decorators: [inStoryContent],
} satisfies Meta<typeof BannerCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const SingleBanner: Story = {
  args: { state: { status: 'ready', banners: banners.slice(0, 1) } },
};
export const TwoBanners: Story = {
  args: { state: { status: 'ready', banners: banners.slice(0, 2) } },
};

const heroOf = (name: keyof typeof storyHeroes) => ({
  ...storyHeroes[name],
  image: `/art/heroes/${name}.wide.svg`,
  imagePhone: `/art/heroes/${name}.phone.svg`,
  path: '/list/new',
});

/** The operator's own slide stands before the banners. Its words are text. */
export const OwnSlide: Story = { args: { hero: heroOf('lotus') } };
export const OwnSlideWordsAtEnd: Story = { args: { hero: heroOf('jade') } };
export const OwnSlideDarkWords: Story = { args: { hero: heroOf('siam') } };
export const OwnSlideWhileLoading: Story = {
  args: { hero: heroOf('lotus'), state: { status: 'loading' } },
};

export const NoImages: Story = {
  args: {
    state: {
      status: 'ready',
      banners: banners.map((banner) => ({
        ...banner,
        image: '/art/banners/none.svg',
        imagePhone: '/art/banners/none.svg',
      })),
    },
  },
};

/** Moves by arrow keys and dots. The visible slide is marked as current. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const current = () =>
      [...canvasElement.querySelectorAll('[data-part=slide]')].findIndex(
        (slide) => slide.getAttribute('data-state') === 'current',
      );
    const dots = canvas.getAllByRole('button').filter((button) => button.matches('[aria-current]'));
    dots[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(current()).toBe(1));
    await userEvent.click(dots[3] as HTMLElement);
    await waitFor(() => expect(current()).toBe(3));
    await expect(dots[3]).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(current()).toBe(2));
  },
};
