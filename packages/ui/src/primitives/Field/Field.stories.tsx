import type { Meta, StoryObj } from '@storybook/react-vite';

import { Field } from './Field.tsx';
import * as css from './Field.css.ts';
import { usage } from './Field.usage.ts';

const meta = {
  title: 'Primitives/Field · input, text box',
  id: 'primitives-field',
  component: Field,
  tags: ['stable'],
  parameters: { usage },
  args: {
    label: 'เบอร์โทรศัพท์',
    hint: 'ขึ้นต้นด้วย 06, 08 หรือ 09',
    children: (control) => (
      <div className={css.box}>
        <input {...control} type="tel" className={css.input} />
      </div>
    ),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invalid: Story = { args: { error: 'เบอร์โทรศัพท์ไม่ถูกต้อง' } };

export const LongThai: Story = {
  args: {
    label: 'ฝึ้ ปี่ น้ำ ฏู ญู ป้ายชื่อช่องที่ยาวเป็นพิเศษจนต้องขึ้นบรรทัดใหม่บนหน้าจอโทรศัพท์',
    error: 'ฝึ้ ปี่ น้ำ ฏู ญู ข้อความผิดพลาดที่ยาวเป็นพิเศษจนต้องขึ้นบรรทัดใหม่บนหน้าจอโทรศัพท์',
  },
};
