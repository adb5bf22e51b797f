import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyRound } from '../../private/story.css.ts';
import { LOST_LOGO, SQUARE_LOGO, WIDE_LOGO } from '../storyLogos.ts';
import { Logo } from './Logo.tsx';
import { usage } from './Logo.usage.ts';

const meta = {
  title: 'Shell/Logo · brand mark',
  id: 'shell-logo',
  component: Logo,
  tags: ['stable'],
  parameters: { usage },
  args: { name: 'Lotus', image: WIDE_LOGO },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Square: Story = { args: { image: SQUARE_LOGO } };
export const Large: Story = { args: { size: 'lg' } };
export const LargeSquare: Story = { args: { size: 'lg', image: SQUARE_LOGO } };
export const NameOnly: Story = { args: { image: undefined } };
/** The file fails to load: the name replaces it. */
export const ImageLost: Story = { args: { image: LOST_LOGO } };
/** Without enough space the whole name is hidden. */
export const NoRoom: Story = { args: { image: SQUARE_LOGO, className: storyRound } };
export const LongThai: Story = { args: { image: undefined, name: 'ฝึ้ ปี่ น้ำ ฏู ญู ล็อตเตอรี่ออนไลน์' } };
