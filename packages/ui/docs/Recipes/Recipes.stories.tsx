import type { Meta, StoryObj } from '@storybook/react-vite';

import { PAGE_PARAMETERS } from '../page/pageParameters.ts';
import { RecipesPage } from './RecipesPage.tsx';

const meta = {
  title: 'Start/Recipes',
  tags: ['!autodocs', '!manifest', 'page'],
  parameters: PAGE_PARAMETERS,
  render: () => <RecipesPage />,
} satisfies Meta;
export default meta;

export const Recipes: StoryObj = {};
