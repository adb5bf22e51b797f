'use client';

import { Menu, type MenuProps } from '../../primitives/Menu/Menu.tsx';
import { AccountButton, type AccountButtonProps } from './AccountButton.tsx';

/** Props of {@link AccountMenu}. */
export interface AccountMenuProps
  extends
    Pick<AccountButtonProps, 'username'>,
    Pick<MenuProps, 'items' | 'open' | 'onOpenChange'> {}

/** What belongs to the member, behind name and picture: profile, history, limits, language, logout. For a desktop. */
export function AccountMenu({ username, ...menu }: AccountMenuProps) {
  return <Menu {...menu} trigger={<AccountButton username={username} />} />;
}
