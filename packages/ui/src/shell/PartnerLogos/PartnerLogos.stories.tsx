import type { Meta, StoryObj } from '@storybook/react-vite';

import { SQUARE_LOGO, WIDE_LOGO } from '../storyLogos.ts';
import { PartnerLogos } from './PartnerLogos.tsx';
import { usage } from './PartnerLogos.usage.ts';

const meta = {
  title: 'Shell/PartnerLogos',
  component: PartnerLogos,
  tags: ['beta'],
  parameters: { usage },
  args: {
    partners: [
      { name: 'Marigold', logo: SQUARE_LOGO, href: 'https://partner.example' },
      { name: 'Four Shapes', logo: WIDE_LOGO, href: null },
    ],
  },
} satisfies Meta<typeof PartnerLogos>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ManyItems: Story = {
  args: {
    partners: Array.from({ length: 9 }, (_, index) => ({
      name: `Partner ${index}`,
      logo: index % 2 === 0 ? WIDE_LOGO : SQUARE_LOGO,
      href: 'https://partner.example',
    })),
  },
};
