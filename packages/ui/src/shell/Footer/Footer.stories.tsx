import type { Meta, StoryObj } from '@storybook/react-vite';

import { LONG_THAI } from '../../games/storyGames.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { storyItems, storyKinds } from '../storyNav.ts';
import { Footer } from './Footer.tsx';
import { usage } from './Footer.usage.ts';

const helpline = { name: 'สายด่วนสุขภาพจิต', phone: '1323' };
const social = {
  telegram: 'https://t.me/brand',
  line: 'https://line.me/R/ti/p/@brand',
  facebook: 'https://facebook.com/brand',
  messenger: 'https://m.me/brand',
  instagram: 'https://instagram.com/brand',
  twitter: 'https://x.com/brand',
  youtube: 'https://youtube.com/@brand',
};

/** @param width in CSS pixels */
function seal(text: string, width: number) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 44"><rect x="1" y="1" width="${width - 2}" height="42" rx="21" fill="#fff" stroke="#1d4d3a" stroke-width="2"/><text x="50%" y="28" text-anchor="middle" font-size="15" font-weight="700" fill="#1d4d3a">${text}</text></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width, height: 44 };
}

const meta = {
  title: 'Shell/Footer · legal, licence',
  id: 'shell-footer',
  component: Footer,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: {
    name: 'Lotus',
    year: 2569,
    helpline,
    games: storyKinds(),
    about: storyItems(['vip', 'promotion', 'tournament', 'help'], 'help'),
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Social: Story = { args: { social } };
export const Contact: Story = {
  args: {
    social: { telegram: social.telegram, line: social.line },
    contact: (
      <>
        <Button variant="outline" tone="neutral" size="sm">
          แชทสด
        </Button>
        <Button variant="outline" tone="neutral" size="sm">
          ติดต่อแอดมิน
        </Button>
      </>
    ),
  },
};
/** The operator's own pages, company and licence, and its support. */
export const Legal: Story = {
  args: {
    social: { telegram: social.telegram, line: social.line },
    support: { email: 'support@brand.example', phone: '02 123 4567' },
    pages: [
      { href: '#terms', title: 'ข้อกำหนดการให้บริการ', current: true },
      { href: '#privacy', title: 'นโยบายความเป็นส่วนตัว' },
      { href: '#about', title: 'เกี่ยวกับเรา' },
    ],
    lines: ['ดำเนินงานโดย บริษัท ตัวอย่าง จำกัด เลขที่ 1 ถนนตัวอย่าง กรุงเทพฯ 10110'],
    licence: { text: 'ใบอนุญาตเลขที่ 0000/0000', href: 'https://regulator.example/0000' },
    seals: [
      { image: seal('TEST LAB', 108), name: 'ห้องปฏิบัติการตัวอย่าง', href: '#laboratory' },
      { image: seal('20+', 44), name: 'ผู้มีอายุ 20 ปีขึ้นไป', href: null },
    ],
  },
};
/** All optional parts are off. */
export const Bare: Story = {
  args: { age: null, helpline: null, year: null, games: [], about: [] },
};
export const LongThai: Story = {
  args: { name: LONG_THAI, social, helpline: { ...helpline, name: LONG_THAI } },
};
/** On a phone a heading expands its links. */
export const Opened: Story = {
  play: ({ canvas }) => {
    for (const button of canvas.queryAllByRole('button', { expanded: false })) button.click();
  },
};
