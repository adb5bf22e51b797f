import type { Meta, StoryObj } from '@storybook/react-vite';

import { PAGE_PARAMETERS } from '../page/pageParameters.ts';
import { TypePage } from './TypePage.tsx';

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs', '!manifest', 'page'],
  parameters: PAGE_PARAMETERS,
  render: () => <TypePage />,
} satisfies Meta;
export default meta;

export const Type: StoryObj = {};
