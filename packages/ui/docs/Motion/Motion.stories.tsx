import type { Meta, StoryObj } from '@storybook/react-vite';

import { PAGE_PARAMETERS } from '../page/pageParameters.ts';
import { MotionPage } from './MotionPage.tsx';

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs', '!manifest', 'page'],
  parameters: PAGE_PARAMETERS,
  render: () => <MotionPage />,
} satisfies Meta;
export default meta;

export const Motion: StoryObj = {};
