import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { storyArticle } from '../community.fixtures.ts';
import { HelpArticleBody } from './HelpArticleBody.tsx';
import { usage } from './HelpArticleBody.usage.ts';

const meta = {
  title: 'Community/HelpArticleBody',
  component: HelpArticleBody,
  tags: ['beta'],
  parameters: { usage },
  args: { blocks: storyArticle.blocks, hrefOf: (path) => `#${path}` },
  render: (args) => (
    <div className={storyColumn}>
      <HelpArticleBody {...args} />
    </div>
  ),
} satisfies Meta<typeof HelpArticleBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongThai: Story = {
  args: {
    blocks: [
      { type: 'paragraph', text: 'ฝึ้ ปี่ น้ำ ฏู ญู '.repeat(30) },
      { type: 'steps', items: ['ฝึ้ ปี่ น้ำ ฏู ญู '.repeat(12)] },
    ],
  },
};
