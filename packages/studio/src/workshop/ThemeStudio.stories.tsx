import type { Meta, StoryObj } from '@storybook/react-vite';

import { WorkshopStudio } from './WorkshopStudio.tsx';

const meta = {
  title: 'Start/Theme studio',
  tags: ['!autodocs', '!manifest', 'page'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    controls: { disable: true },
  },
  render: () => <WorkshopStudio />,
} satisfies Meta;
export default meta;

export const ThemeStudio: StoryObj = { name: 'Theme studio' };
