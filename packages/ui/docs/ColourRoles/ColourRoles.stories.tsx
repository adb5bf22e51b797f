import type { Meta, StoryObj } from '@storybook/react-vite';

import { PAGE_PARAMETERS } from '../page/pageParameters.ts';
import { ColourRolesPage } from './ColourRolesPage.tsx';

const meta = {
  title: 'Foundations/Colour roles',
  tags: ['!autodocs', '!manifest', 'page'],
  parameters: PAGE_PARAMETERS,
  render: () => <ColourRolesPage />,
} satisfies Meta;
export default meta;

export const ColourRoles: StoryObj = { name: 'Colour roles' };
