import { AccountButton, useHydrated } from '@brand/ui';
import { createElement, useState } from 'react';
import { useSession } from '../../member/services.ts';
import { useIsPhone } from '../../platform/device/useIsPhone.ts';
import { preload } from '../../routing/chunks/missingChunk.ts';
import { page } from '../../routing/chunks/page.ts';
import { usePlace } from '../../routing/navigation.ts';

/** The menu with its library: half a visitor's page, so it loads when the button is about to be pressed. */
const menuCode = page(async () => (await import('./SiteAccountMenu.tsx')).SiteAccountMenu);
const prepare = () => void preload(menuCode.load);

/** The member at the end of the header of a desktop. */
export function SiteAccount() {
  const place = usePlace();
  // The server does not know who the member is.
  const isKnown = useHydrated();
  const name = useSession()?.username ?? '';
  const username = isKnown ? name : '';
  const [wasOpened, setOpened] = useState(false);
  const Menu = menuCode.peek();
  if (useIsPhone()) return <></>;
  if (Menu && wasOpened) return createElement(Menu, { username });
  return (
    <AccountButton
      username={username}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => {
        menuCode.load().then(
          () => setOpened(true),
          // If its code is unavailable, the menu page is used.
          () => place.go('/menu'),
        );
      }}
    />
  );
}
