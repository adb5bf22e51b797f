import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { onEachGround } from '../../private/onEachGround.tsx';
import { storyColumn, storyRow } from '../../private/story.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Button } from './Button.tsx';
import { usage } from './Button.usage.ts';
import * as glyphs from '../Icon/glyphs.ts';

const meta = {
  title: 'Primitives/Button · action, submit',
  id: 'primitives-button',
  component: Button,
  tags: ['stable'],
  parameters: { usage },
  args: { children: 'ฝากเงิน', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Looks: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div className={storyColumn}>
      {(['accent', 'neutral', 'danger'] as const).map((tone) => (
        <div key={tone} className={storyRow}>
          {(['solid', 'soft', 'outline', 'ghost'] as const).map((variant) => (
            <Button {...args} key={variant} tone={tone} variant={variant} />
          ))}
        </div>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div className={storyRow}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button {...args} key={size} size={size} />
      ))}
    </div>
  ),
};

export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { args: { loading: true } };
export const WithIcon: Story = { args: { iconStart: <Icon glyph={glyphs.deposit} size={20} /> } };
export const LoadingWithIcon: Story = { args: { ...WithIcon.args, loading: true } };
export const FullWidth: Story = { args: { fullWidth: true, size: 'lg' } };

export const OnEachGround: Story = {
  render: (args) =>
    onEachGround(
      <>
        {(['solid', 'soft', 'outline', 'ghost'] as const).map((variant) => (
          <Button {...args} key={variant} variant={variant} />
        ))}
        <Button {...args} disabled />
      </>,
    ),
};

export const LongThai: Story = {
  args: { children: 'ฝึ้ ปี่ น้ำ ฏู ญู ยืนยันการฝากเงินเข้ากระเป๋าและรับโบนัสสมาชิกใหม่ทันทีตอนนี้' },
};

export const English: Story = { args: { children: 'Confirm withdrawal' } };
