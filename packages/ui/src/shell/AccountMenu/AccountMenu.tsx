'use client';

import { Menu, type MenuProps } from '../../primitives/Menu/Menu.tsx';
import { AccountButton, type AccountButtonProps } from './AccountButton.tsx';

/** Props of {@link AccountMenu}. */
export interface AccountMenuProps
  extends
    Pick<AccountButtonProps, 'username'>,
    Pick<MenuProps, 'items' | 'open' | 'onOpenChange'> {}

/** What belongs to the member, behind the picture: name, profile, history, limits, language, logout. For a desktop. */
export function AccountMenu({ username, items, ...menu }: AccountMenuProps) {
  return (
    <Menu
      {...menu}
      items={[{ kind: 'label', id: 'username', label: username }, ...items]}
      trigger={<AccountButton username={username} />}
    />
  );
}
