import { SidebarAction, useText } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { LineSlot } from '../line/LineSlot.tsx';
import { useLogout } from '../session/useLogout.ts';

/** What a member can do from the menu, beside going somewhere. */
export function MemberMenuEnd() {
  const t = useText();
  const logout = useLogout();
  return (
    <>
      <LineSlot>
        {({ label, busy, onPress }) => (
          <SidebarAction icon={glyphs.link} label={label} busy={busy} onClick={onPress} />
        )}
      </LineSlot>
      <SidebarAction icon={glyphs.logout} label={t('shell.logout')} onClick={logout} />
    </>
  );
}
