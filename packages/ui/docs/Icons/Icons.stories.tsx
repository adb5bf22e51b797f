import type { Meta, StoryObj } from '@storybook/react-vite';

import { PAGE_PARAMETERS } from '../page/pageParameters.ts';
import { IconsPage } from './IconsPage.tsx';

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs', '!manifest', 'page'],
  parameters: PAGE_PARAMETERS,
  render: () => <IconsPage />,
} satisfies Meta;
export default meta;

export const Icons: StoryObj = {};
