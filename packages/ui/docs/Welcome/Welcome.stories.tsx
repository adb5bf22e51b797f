import type { Meta, StoryObj } from '@storybook/react-vite';

import { PAGE_PARAMETERS } from '../page/pageParameters.ts';
import { WelcomePage } from './WelcomePage.tsx';

const meta = {
  title: 'Start/Welcome',
  tags: ['!autodocs', '!manifest', 'page'],
  parameters: PAGE_PARAMETERS,
  render: () => <WelcomePage />,
} satisfies Meta;
export default meta;

export const Welcome: StoryObj = {};
