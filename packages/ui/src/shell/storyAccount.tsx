import * as glyphs from '../primitives/Icon/glyphs.ts';
import { SidebarAction } from './Sidebar/SidebarAction.tsx';

const nothing = () => undefined;

/** Actions of a member in the menu, for stories. */
export const storyAccount = () => (
  <>
    <SidebarAction icon={glyphs.link} label="เชื่อมต่อ LINE" onClick={nothing} />
    <SidebarAction icon={glyphs.logout} label="ออกจากระบบ" onClick={nothing} />
  </>
);
