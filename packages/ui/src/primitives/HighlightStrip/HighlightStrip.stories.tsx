import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPanel } from '../../private/story.css.ts';
import { HighlightCard } from '../HighlightCard/HighlightCard.tsx';
import { HighlightStrip } from './HighlightStrip.tsx';
import { usage } from './HighlightStrip.usage.ts';

const cards = ['durian-riot', 'jade-river-dragon', 'tuk-tuk-midnight-run'].map((code) => (
  <HighlightCard
    key={code}
    title="ทุเรียนร็อค"
    href={`#${code}`}
    art={<img src={`/art/covers/${code}.svg`} alt="" width={81} height={108} />}
    label="เล่นต่อ"
    detail="Pixel Durian"
    action="เล่นเลย"
  />
));

const meta = {
  title: 'Primitives/HighlightStrip · teasers, scroller',
  id: 'primitives-highlightstrip',
  component: HighlightStrip,
  tags: ['beta'],
  parameters: { usage },
  args: { label: 'ตอนนี้', children: cards },
  render: (args) => (
    <div className={storyPanel}>
      <HighlightStrip {...args} />
    </div>
  ),
} satisfies Meta<typeof HighlightStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoCards: Story = { args: { children: cards.slice(0, 2) } };
export const OneCard: Story = { args: { children: cards.slice(0, 1) } };
export const Loading: Story = { args: { shapes: 2, children: null } };
