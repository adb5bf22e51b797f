'use client';

import type { HTMLAttributes, MouseEvent, PointerEvent, ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as css from './Header.css.ts';
import { Entrance } from './HeaderEntrance.tsx';
import * as glyphs from '../../primitives/Icon/shellGlyphs.ts';

/**
 * The header of a page (section 2). `home`: logo, search, wallet or log in. `responsive`: on a phone back and the name of
 * the page, elsewhere as `home`. `title`: the name of the page at all widths, no search. `start`: only back and the name, at
 * the start of the line.
 */
export type HeaderKind = 'home' | 'responsive' | 'title' | 'start';

/** Props of {@link Header}. Other props go to the `header`. */
export interface HeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The kind of header. */
  kind: HeaderKind;
  /** The Logo. */
  logo: ReactNode;
  /** Link target of the logo. */
  homeHref: string;
  /** The name of the page; not needed for `home`. @default none */
  title?: string;
  /** Link target of back. @default homeHref */
  backHref?: string;
  /** Called when back is pressed. A handler that navigates itself must prevent the default. */
  onBack?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /**
   * Link target of the close button at the end of the line, on a page with one task. On wide screens only `start` shows it, and
   * `title` has back instead. @default none
   */
  closeHref?: string | null;
  /** The HeaderWallet of a member, or null for a visitor. */
  wallet: ReactNode | null;
  /** Address of the log in page; null on that page. */
  loginHref: string | null;
  /** Address of the sign up page; null if registration is closed. @default null */
  registerHref?: string | null;
  /** Opens the drawer on a phone, folds the sidebar on wide screens. */
  onMenu: () => void;
  /** Whether the drawer is open, or the sidebar unfolded; undefined while unknown, as on the server. @default unknown */
  menuExpanded?: boolean | undefined;
  /** Called when the menu may open soon: its button is hovered or focused. */
  onMenuIntent?: () => void;
  /** The SearchField, shown on wide screens by `home` and `responsive`. @default none */
  search?: ReactNode;
  /** Link target of the search icon on a phone, when the field is not shown. @default none */
  searchHref?: string | null;
}

/** On a phone a title with more characters may need two lines. */
const SHORT = 20;

/** The bar at the top of every page (section 2, Header). */
export function Header(props: HeaderProps) {
  const {
    kind,
    logo,
    homeHref,
    title,
    backHref = homeHref,
    onBack,
    closeHref = null,
    wallet,
    loginHref,
    registerHref = null,
    onMenu,
    menuExpanded,
    onMenuIntent,
    search,
    searchHref = null,
    className,
    ...rest
  } = props;
  const t = useText();
  const intent = onMenuIntent && {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') onMenuIntent();
    },
    onPointerDown: onMenuIntent,
    onFocus: onMenuIntent,
  };
  const hasSearch = kind === 'home' || kind === 'responsive';
  return (
    <header
      {...rest}
      className={classes(css.root, className)}
      data-component="header"
      data-state={kind}
    >
      {kind !== 'start' && (
        <>
          <IconButton
            {...intent}
            icon={glyphs.menu}
            label={t('shell.menu')}
            className={css.homeOnly}
            data-part="menu"
            aria-expanded={menuExpanded}
            onClick={onMenu}
          />
          <a href={homeHref} className={classes(css.logo, css.homeOnly)} data-part="logo">
            {logo}
          </a>
        </>
      )}
      {kind !== 'home' && (
        <div className={css.titleGroup}>
          <a
            href={backHref}
            className={classes(css.back, closeHref === null && css.backOnPhone)}
            aria-label={t('common.back')}
            data-part="back"
            onClick={onBack}
          >
            <Icon glyph={glyphs.back} />
          </a>
          <span
            className={css.title}
            data-part="title"
            data-state={title && title.length > SHORT ? 'long' : undefined}
          >
            {title}
          </span>
        </div>
      )}
      <div className={css.search} data-part="search">
        {hasSearch && search}
      </div>
      {kind !== 'start' && (
        <div className={css.actions} data-part={wallet === null ? 'entrance' : 'wallet'}>
          {searchHref !== null && (
            <a
              href={searchHref}
              className={css.searchIcon}
              aria-label={t('shell.search.label')}
              data-part="search-icon"
            >
              <Icon glyph={glyphs.search} />
            </a>
          )}
          {wallet ?? <Entrance loginHref={loginHref} registerHref={registerHref} />}
        </div>
      )}
      {closeHref !== null && (
        <a
          href={closeHref}
          className={css.close}
          aria-label={t('shell.backHome')}
          data-part="close"
        >
          <Icon glyph={glyphs.close} />
        </a>
      )}
    </header>
  );
}
