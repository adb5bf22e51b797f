import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { storyColumn } from '../../private/story.css.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';
import { usage } from './SearchField.usage.ts';

function Typed({ value, ...rest }: SearchFieldProps) {
  const [text, setText] = useState(value);
  return (
    <div className={storyColumn}>
      <SearchField {...rest} value={text} onValueChange={setText} />
    </div>
  );
}

const meta = {
  title: 'Shell/SearchField · input',
  id: 'shell-searchfield',
  component: SearchField,
  tags: ['beta'],
  parameters: { usage },
  args: { value: '', onValueChange: fn(), onSearch: fn() },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: 'มังกรทอง' } };
export const WithShortcut: Story = { args: { shortcut: true } };
export const TooShort: Story = {
  args: { value: 'ปล' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
export const LongThai: Story = { args: { value: 'ฝึ้ ปี่ น้ำ ฏู ญู คำค้นที่ยาวเป็นพิเศษจนเกินช่องบนหน้าจอ' } };
