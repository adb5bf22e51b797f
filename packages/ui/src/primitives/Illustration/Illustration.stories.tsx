import type { Meta, StoryObj } from '@storybook/react-vite';

import { drawing as boat } from '../../illustrations/boat.ts';
import { drawing as chest } from '../../illustrations/chest.ts';
import { drawing as kite } from '../../illustrations/kite.ts';
import { drawing as lamp } from '../../illustrations/lamp.ts';
import { drawing as owl } from '../../illustrations/owl.ts';
import { drawing as rabbit } from '../../illustrations/rabbit.ts';
import { storyRow } from '../../private/story.css.ts';
import { Illustration } from './Illustration.tsx';
import { usage } from './Illustration.usage.ts';

const meta = {
  title: 'Primitives/Illustration · empty state art, drawing',
  id: 'primitives-illustration',
  component: Illustration,
  tags: ['beta'],
  parameters: { usage },
  args: { drawing: owl },
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  render: () => (
    <div className={storyRow}>
      {[rabbit, owl, kite, boat, lamp, chest].map((drawing, at) => (
        <Illustration key={at} drawing={drawing} />
      ))}
    </div>
  ),
};

/** The box keeps its size. */
export const Loading: Story = { args: { drawing: null } };
