import type { Meta, StoryObj } from '@storybook/react-vite';

import { PAGE_PARAMETERS } from '../page/pageParameters.ts';
import { SpacePage } from './SpacePage.tsx';

const meta = {
  title: 'Foundations/Space and shape',
  tags: ['!autodocs', '!manifest', 'page'],
  parameters: PAGE_PARAMETERS,
  render: () => <SpacePage />,
} satisfies Meta;
export default meta;

export const SpaceAndShape: StoryObj = { name: 'Space and shape' };
