import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { LONG_THAI } from '../../games/storyGames.ts';
import { LanguageChoice } from '../LanguageChoice/LanguageChoice.tsx';
import { storyLanguages } from '../storyNav.ts';
import { MenuRow } from './MenuRow.tsx';
import { MenuRows } from './MenuRows.tsx';
import { usage } from './MenuRows.usage.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

const meta = {
  title: 'Shell/MenuRows',
  component: MenuRows,
  tags: ['stable'],
  parameters: { usage },
  args: {
    title: 'บัญชี',
    children: (
      <>
        <MenuRow icon={glyphs.user} label="โปรไฟล์" href="#profile" />
        <MenuRow icon={glyphs.chat} label="แชทสด" count={3} onClick={fn()} />
        <MenuRow icon={glyphs.link} label="เชื่อมต่อ LINE" busy onClick={fn()} />
        <MenuRow
          icon={glyphs.language}
          label="ภาษา"
          control={<LanguageChoice languages={storyLanguages('th')} />}
        />
        <MenuRow icon={glyphs.logout} label="ออกจากระบบ" tone="danger" onClick={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof MenuRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongThai: Story = {
  args: {
    children: (
      <>
        <MenuRow icon={glyphs.user} label={LONG_THAI} href="#profile" />
        <MenuRow icon={glyphs.chat} label={LONG_THAI} count={148} onClick={fn()} />
      </>
    ),
  },
};
