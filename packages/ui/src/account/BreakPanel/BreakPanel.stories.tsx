import type { Failure } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { BreakPanel } from './BreakPanel.tsx';
import { usage } from './BreakPanel.usage.ts';

const meta = {
  title: 'Account/BreakPanel',
  component: BreakPanel,
  tags: ['beta'],
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 900 } } },
  args: {
    onStart: (): Promise<Failure | null> => Promise.resolve(null),
    withdrawHref: '#withdraw',
    helpline: { name: 'สายด่วนสุขภาพจิต', phone: '1323' },
  },
  render: (args) => (
    <div className={storyPage}>
      <BreakPanel {...args} />
    </div>
  ),
} satisfies Meta<typeof BreakPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selects a length and opens the confirmation dialog. */
async function asked(canvas: HTMLElement, length: string): Promise<void> {
  await userEvent.click(canvas.querySelector(`[value='${length}']`)!);
  await userEvent.click(canvas.querySelector('[data-part=next]')!);
}

async function confirmed(canvas: HTMLElement): Promise<void> {
  await asked(canvas, '7d');
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(question.querySelector('[data-part=confirm]')!);
}

export const Default: Story = { tags: ['matrix'] };

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector("[value='7d']")!);
  },
};

export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('[data-part=next]')!);
  },
};

export const Question: Story = { play: ({ canvasElement }) => asked(canvasElement, '7d') };

export const QuestionOfExclusion: Story = {
  play: ({ canvasElement }) => asked(canvasElement, '5y'),
};

export const Starting: Story = {
  args: { onStart: () => new Promise(() => undefined) },
  play: ({ canvasElement }) => confirmed(canvasElement),
};

export const Refused: Story = {
  args: {
    onStart: () => Promise.resolve({ messageId: 'error.general.network', code: null } as const),
  },
  play: ({ canvasElement }) => confirmed(canvasElement),
};

export const WithoutHelpline: Story = { args: { helpline: null } };

export const LongThai: Story = {
  args: {
    helpline: { name: 'ฝึ้ ปี่ น้ำ ฏู ญู สายด่วนให้คำปรึกษาปัญหาการพนันและสุขภาพจิต', phone: '02 123 4567' },
  },
};
