import type { Meta, StoryObj } from '@storybook/react-vite';

import { PAGE_PARAMETERS } from '../page/pageParameters.ts';
import { TokensPage } from './TokensPage.tsx';

const meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs', '!manifest', 'page'],
  parameters: PAGE_PARAMETERS,
  render: () => <TokensPage />,
} satisfies Meta;
export default meta;

export const Tokens: StoryObj = {};
