import type { Meta, StoryObj } from '@storybook/react-vite';

import { inStoryContent } from '../inStoryContent.tsx';
import { LONG_THAI, STORY_PROVIDERS } from '../storyGames.ts';
import { ProviderStrip } from './ProviderStrip.tsx';
import { usage } from './ProviderStrip.usage.ts';

const meta = {
  title: 'Games/ProviderStrip',
  component: ProviderStrip,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: {
    state: { status: 'ready', providers: STORY_PROVIDERS },
    hrefOf: ({ code }) => `#${code}`,
  },
  decorators: [inStoryContent],
} satisfies Meta<typeof ProviderStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { state: { status: 'loading' } } };

/** One under maintenance, one not offered to this member. */
export const Closed: Story = {
  args: {
    state: {
      status: 'ready',
      providers: STORY_PROVIDERS.map((provider, index) => ({
        ...provider,
        enabled: index % 5 !== 1,
        disabled: index % 10 === 1,
      })),
    },
  },
};

const named = STORY_PROVIDERS.map((provider) => ({ ...provider, image: null }));

export const NoImage: Story = { args: { state: { status: 'ready', providers: named } } };

export const LongThai: Story = {
  args: {
    state: {
      status: 'ready',
      providers: named.map((provider, index) =>
        index % 3 === 0 ? { ...provider, nameTh: LONG_THAI, nameEn: LONG_THAI } : provider,
      ),
    },
  },
};
