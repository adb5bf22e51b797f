import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyNarrow } from '../../private/story.css.ts';
import { storyLanguages } from '../storyNav.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { usage } from './LanguageChoice.usage.ts';

const meta = {
  title: 'Shell/LanguageChoice',
  component: LanguageChoice,
  tags: ['stable'],
  parameters: { usage },
  args: { languages: storyLanguages('th') },
} satisfies Meta<typeof LanguageChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { languages: storyLanguages('en') } };
export const Narrow: Story = {
  render: (args) => (
    <div className={storyNarrow}>
      <LanguageChoice {...args} />
    </div>
  ),
};
