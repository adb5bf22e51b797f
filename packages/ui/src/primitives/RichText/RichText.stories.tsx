import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { Card } from '../Card/Card.tsx';
import { bankNotice, everyElement, imageHosts } from './RichText.fixtures.ts';
import { RichText } from './RichText.tsx';
import { usage } from './RichText.usage.ts';

const meta = {
  title: 'Primitives/RichText · HTML, markup',
  id: 'primitives-richtext',
  component: RichText,
  tags: ['beta'],
  parameters: { usage },
  args: { unsafeHtml: bankNotice, imageHosts, headingLevel: 2 },
  render: (args) => (
    <div className={storyColumn}>
      <Card>
        <RichText {...args} />
      </Card>
    </div>
  ),
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryElement: Story = { args: { unsafeHtml: everyElement } };

export const MissingImage: Story = {
  args: {
    unsafeHtml: `<p>รูปที่โหลดไม่ได้</p><img src="${imageHosts[0]}none.svg" alt="ตารางของรางวัล" width="640" height="320"><p>รูปจากที่อื่น</p><img src="https://evil.example/pixel.gif" alt="ป้ายโปรโมชั่น">`,
  },
};

export const WideTable: Story = {
  args: {
    unsafeHtml: `<table><caption>รอบการแข่งขัน</caption><thead><tr>${Array.from({ length: 9 }, (_, day) => `<th>วันที่ ${day + 1}</th>`).join('')}</tr></thead><tbody><tr>${Array.from({ length: 9 }, (_, day) => `<td>${(day + 1) * 12_500} บาท</td>`).join('')}</tr></tbody></table>`,
  },
};

export const Hostile: Story = {
  args: {
    unsafeHtml:
      '<p>โบนัสพิเศษ</p><script>alert(1)</script><form action="https://evil.example"><label>กรุณายืนยันรหัสผ่าน <input type="password"></label><button>ยืนยัน</button></form><div style="position:fixed;inset:0;z-index:9999;background:red">ระบบขัดข้อง</div><p><a href="javascript:alert(1)">รับรางวัล</a></p><img src="x" onerror="alert(1)">',
  },
};

export const LongThai: Story = {
  args: {
    unsafeHtml: `<h3>ฝึ้ ปี่ น้ำ ฏู ญู ประกาศที่มีหัวข้อยาวเป็นพิเศษจนต้องขึ้นบรรทัดใหม่หลายบรรทัด</h3><p>${'ยาวมาก'.repeat(60)}</p><p>https://a-very-long-host-name.example/${'path/'.repeat(40)}</p><p>ที่นี่ กู้ ผู้ใหญ่ ปู่ ฎุ ฐู ฤๅ น้ำผึ้ง สิ้นสุด เมื่อ ๑๒:๐๐ น.</p>`,
  },
};
