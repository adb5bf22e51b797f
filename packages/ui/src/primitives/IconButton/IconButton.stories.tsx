import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { onEachGround } from '../../private/onEachGround.tsx';
import { storyRow } from '../../private/story.css.ts';
import { IconButton } from './IconButton.tsx';
import { usage } from './IconButton.usage.ts';
import * as glyphs from '../Icon/glyphs.ts';

const meta = {
  title: 'Primitives/IconButton · icon, action',
  id: 'primitives-iconbutton',
  component: IconButton,
  tags: ['stable'],
  parameters: { usage },
  args: { icon: glyphs.close, label: 'ปิด', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Looks: Story = {
  render: (args) => (
    <div className={storyRow}>
      {(['ghost', 'soft', 'outline', 'solid'] as const).map((variant) => (
        <IconButton {...args} key={variant} variant={variant} />
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div className={storyRow}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <IconButton {...args} key={size} size={size} variant="soft" icon={glyphs.search} />
      ))}
    </div>
  ),
};

export const Disabled: Story = { args: { disabled: true, variant: 'soft' } };
export const Loading: Story = { args: { loading: true, variant: 'soft', icon: glyphs.refresh } };

export const OnEachGround: Story = {
  render: (args) =>
    onEachGround(
      <>
        {(['ghost', 'soft', 'outline', 'solid'] as const).map((variant) => (
          <IconButton {...args} key={variant} variant={variant} />
        ))}
        <IconButton {...args} disabled variant="soft" />
      </>,
    ),
};
