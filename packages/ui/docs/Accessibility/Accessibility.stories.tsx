import type { Meta, StoryObj } from '@storybook/react-vite';

import { PAGE_PARAMETERS } from '../page/pageParameters.ts';
import { AccessibilityPage } from './AccessibilityPage.tsx';

const meta = {
  title: 'Start/Accessibility',
  tags: ['!autodocs', '!manifest', 'page'],
  parameters: PAGE_PARAMETERS,
  render: () => <AccessibilityPage />,
} satisfies Meta;
export default meta;

export const Accessibility: StoryObj = {};
