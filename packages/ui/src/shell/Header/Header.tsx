'use client';

import type { HTMLAttributes, MouseEvent, PointerEvent, ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as css from './Header.css.ts';
import { Entrance } from './HeaderEntrance.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/**
 * Which header a page has (section 2). `home`: logo, search, wallet or entrance. `responsive`: on a phone back and the name
 * of the page, elsewhere as `home`. `title`: the name of the page everywhere, no search. `start`: back and the name at the
 * start of the line, and nothing else.
 */
export type HeaderKind = 'home' | 'responsive' | 'title' | 'start';

/** Props of {@link Header}. Other props go to the `header`. */
export interface HeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Which header the page has. */
  kind: HeaderKind;
  /** The Logo. */
  logo: ReactNode;
  /** Where the logo goes. */
  homeHref: string;
  /** The name of the page; `home` does without. @default none */
  title?: string;
  /** Where back goes. @default homeHref */
  backHref?: string;
  /** Back was pressed. A handler that goes back by itself prevents the default. */
  onBack?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Where the close button goes, at the end of the line; on wide screens `start` has it only. @default none */
  closeHref?: string | null;
  /** The HeaderWallet of a member, or null for a visitor. */
  wallet: ReactNode | null;
  /** Where a visitor logs in; null on the page where that happens. */
  loginHref: string | null;
  /** Where a visitor signs up; null where registration is closed. @default null */
  registerHref?: string | null;
  /** Opens the drawer on a phone, folds the sidebar elsewhere. */
  onMenu: () => void;
  /** The menu is about to be opened: a pointer or the focus is on its button. */
  onMenuIntent?: () => void;
  /** The SearchField, on wide screens, of `home` and `responsive`. @default none */
  search?: ReactNode;
  /** Where the search icon of a phone goes, where the field is not shown. @default none */
  searchHref?: string | null;
}

/** The bar on top of every page (section 2, Header). */
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
            className={css.back}
            aria-label={t('common.back')}
            data-part="back"
            onClick={onBack}
          >
            <Icon glyph={glyphs.back} />
          </a>
          <span className={css.title} data-part="title">
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
