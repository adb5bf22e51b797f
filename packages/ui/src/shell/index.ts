/** The frame of a site: header, sidebar, footer, tab bar. */
export { AccountButton, type AccountButtonProps } from './AccountMenu/AccountButton.tsx';
export { AccountMenu, type AccountMenuProps } from './AccountMenu/AccountMenu.tsx';
export { AppFrame, type AppFrameProps } from './AppFrame/AppFrame.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { Footer, type FooterProps } from './Footer/Footer.tsx';
export { Header, type HeaderKind, type HeaderProps } from './Header/Header.tsx';
export { HeaderWallet, type HeaderWalletProps } from './HeaderWallet/HeaderWallet.tsx';
export {
  LanguageChoice,
  type LanguageChoiceProps,
  type LanguageLink,
} from './LanguageChoice/LanguageChoice.tsx';
export { Logo, type LogoImage, type LogoProps } from './Logo/Logo.tsx';
export { type CardMember, MemberCard, type MemberCardProps } from './MemberCard/MemberCard.tsx';
export { MenuRow, type MenuRowProps } from './MenuRows/MenuRow.tsx';
export { MenuRows, type MenuRowsProps } from './MenuRows/MenuRows.tsx';
export { MenuTiles, type MenuTilesProps } from './MenuTiles/MenuTiles.tsx';
export type { NavItem, NavName } from './navItem.ts';
export { PartnerLogos, type PartnerLogosProps } from './PartnerLogos/PartnerLogos.tsx';
export { OfflineBar, type OfflineBarProps } from './OfflineBar/OfflineBar.tsx';
export { type Partner, Sidebar, type SidebarGroup, type SidebarProps } from './Sidebar/Sidebar.tsx';
export { SidebarAction, type SidebarActionProps } from './Sidebar/SidebarAction.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { TabBar, type TabBarProps } from './TabBar/TabBar.tsx';
