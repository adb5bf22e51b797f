import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyGrid, storyRow, storyTile } from '../../private/story.css.ts';
import { Icon } from './Icon.tsx';
import { icons, type IconName } from './icons.ts';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { name: 'deposit' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Set: Story = {
  render: () => (
    <div className={storyGrid}>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <div key={name} className={storyTile}>
          <Icon name={name} size={32} />
          {name}
        </div>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div className={storyRow}>
      {([16, 20, 24, 32, 40] as const).map((size) => (
        <Icon {...args} key={size} size={size} />
      ))}
    </div>
  ),
};

export const WithLabel: Story = { args: { name: 'success', label: 'สำเร็จ' } };
