import type { Meta, StoryObj } from '@storybook/react-vite';

import { PAGE_PARAMETERS } from '../page/pageParameters.ts';
import { ThemingPage } from './ThemingPage.tsx';

const meta = {
  title: 'Start/Theming an operator',
  tags: ['!autodocs', '!manifest', 'page'],
  parameters: PAGE_PARAMETERS,
  render: () => <ThemingPage />,
} satisfies Meta;
export default meta;

export const ThemingAnOperator: StoryObj = { name: 'Theming an operator' };
