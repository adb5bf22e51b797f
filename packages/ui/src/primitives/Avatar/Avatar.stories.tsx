import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn, storyRow } from '../../private/story.css.ts';
import { Text } from '../Text/Text.tsx';
import { Avatar } from './Avatar.tsx';
import { usage } from './Avatar.usage.ts';
import { AvatarGroup } from './AvatarGroup.tsx';

const names = ['สมชาย ใจดี', 'เอกชัย น้ำดี', 'Malee Srisuk', 'ปี่ ญู', 'ฝึ้', 'lotus88', 'ฏู'];
const moreLabel = (count: number) => `และอีก ${count} คน`;

/** An inline picture; nothing is loaded. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><path fill="#7fb3ff" d="M0 0h72v72H0z"/><path fill="#1b2b5a" d="M36 14a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM8 76c2-19 13-29 28-29s26 10 28 29z"/></svg>',
)}`;

const meta = {
  title: 'Primitives/Avatar · user picture',
  id: 'primitives-avatar',
  component: Avatar,
  subcomponents: { AvatarGroup },
  tags: ['stable'],
  parameters: { usage },
  args: { name: 'สมชาย ใจดี' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithImage: Story = { args: { src: PICTURE } };
export const ImageFailed: Story = { args: { src: 'data:image/png;base64,broken' } };
export const NoLetters: Story = { args: { name: '***' } };

export const Sizes: Story = {
  render: (args) => (
    <div className={storyRow}>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar {...args} key={size} size={size} />
      ))}
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar {...args} key={size} size={size} src={PICTURE} />
      ))}
    </div>
  ),
};

export const Names: Story = {
  render: () => (
    <div className={storyColumn}>
      {names.map((name) => (
        <div key={name} className={storyRow}>
          <Avatar name={name} decorative />
          <Text as="span">{name}</Text>
        </div>
      ))}
    </div>
  ),
};

export const Group: Story = {
  render: () => (
    <AvatarGroup label="สมาชิก" people={names.map((name) => ({ name }))} moreLabel={moreLabel} />
  ),
};

export const ManyItems: Story = {
  render: () => (
    <AvatarGroup
      label="สมาชิก"
      size="md"
      people={Array.from({ length: 500 }, (_, index) => ({ name: `สมาชิก ${index + 1}` }))}
      moreLabel={moreLabel}
    />
  ),
};
