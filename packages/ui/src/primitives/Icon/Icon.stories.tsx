import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyGrid, storyRow, storyTile } from '../../private/story.css.ts';
import * as actionGlyphs from './actionGlyphs.ts';
import * as glyphs from './glyphs.ts';
import { Icon } from './Icon.tsx';
import { usage } from './Icon.usage.ts';
import type { Glyph } from './glyph.ts';
import * as shellGlyphs from './shellGlyphs.ts';

const set = { ...shellGlyphs, ...actionGlyphs };
const common = Object.entries(set);
const special = Object.entries(glyphs).filter(([name]) => !(name in set));

const meta = {
  title: 'Primitives/Icon · glyph, symbol, SVG',
  id: 'primitives-icon',
  component: Icon,
  tags: ['stable'],
  // The names of the icons are those of their exports.
  parameters: { usage, data: Object.keys({ ...set, ...glyphs }) },
  args: { glyph: glyphs.deposit },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = (entries: [string, Glyph][]) => () => (
  <div className={storyGrid}>
    {entries.map(([name, icon]) => (
      <div key={name} className={storyTile}>
        <Icon glyph={icon} size={32} />
        {name}
      </div>
    ))}
  </div>
);

/** Each icon at the sizes in which it must be recognisable. */
const sizes = (entries: [string, Glyph][]) => () => (
  <div className={storyGrid}>
    {entries.map(([name, icon]) => (
      <div key={name} className={storyRow}>
        {([16, 20, 24] as const).map((size) => (
          <Icon key={size} glyph={icon} size={size} label={`${name} ${size}`} />
        ))}
      </div>
    ))}
  </div>
);

export const Default: Story = {};

/** Icons of the shell, the games and the cashier. */
export const Set: Story = { render: sheet(common) };

/** The rest of the set. */
export const Glyphs: Story = { render: sheet(special) };

export const SmallSizes: Story = { render: sizes(common) };
export const SmallGlyphs: Story = { render: sizes(special) };

export const Sizes: Story = {
  render: (args) => (
    <div className={storyRow}>
      {([16, 20, 24, 32, 40] as const).map((size) => (
        <Icon {...args} key={size} size={size} />
      ))}
    </div>
  ),
};

export const WithLabel: Story = { args: { glyph: glyphs.success, label: 'สำเร็จ' } };
