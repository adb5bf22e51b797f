'use client';

import { type HTMLAttributes, type ReactNode, useLayoutEffect } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { markTyping } from '../../private/typing.ts';
import * as css from './AppFrame.css.ts';

/** Props of {@link AppFrame}. Other props go to the outer `div`. */
export interface AppFrameProps extends HTMLAttributes<HTMLDivElement> {
  /** The Header. */
  header: ReactNode;
  /** What concerns the whole site, such as a lost connection; it stays in sight. @default none */
  notice?: ReactNode;
  /** Under the header, below 600 px; it scrolls away with the page. @default none */
  subheader?: ReactNode;
  /** The Sidebar; it stands in place from 600 px on and is not drawn below. */
  sidebar: ReactNode;
  /** The TabBar; it is drawn below 600 px only, and not while one types on a touch screen. */
  tabBar: ReactNode;
  /** The Footer, at the end of the content. @default none */
  footer?: ReactNode;
  /** The icons of the sidebar without their words; `auto` says so below 1024 px only. @default 'auto' */
  folded?: boolean | 'auto';
  /** The page alone, without anything around it. @default false */
  bare?: boolean;
  /** The page has all the room there is, to the edges and to the bottom: a game, not something to read. @default false */
  filled?: boolean;
  /** The page. */
  children: ReactNode;
}

/** Places header, sidebar, page and tab bar. Nothing in it moves when the page in it changes. */
export function AppFrame({
  header,
  notice,
  subheader,
  sidebar,
  tabBar,
  footer,
  folded = 'auto',
  bare = false,
  filled = false,
  children,
  className,
  ...rest
}: AppFrameProps) {
  const t = useText();
  useLayoutEffect(markTyping, []);
  const state = bare ? 'bare' : folded === 'auto' ? 'auto' : folded ? 'folded' : 'unfolded';
  // The page keeps its place in the tree, whatever stands around it.
  return (
    <div
      onFocusCapture={markTyping}
      onBlurCapture={markTyping}
      {...rest}
      className={classes(bare ? css.bare : css.root, className)}
      data-component="app-frame"
      data-filled={filled || undefined}
      data-state={state}
    >
      {!bare && (
        <>
          <a className={css.skip} href="#content">
            {t('shell.skipToContent')}
          </a>
          <div className={css.top}>
            <div className={css.header} data-surface="menu" data-part="header">
              {header}
            </div>
            {notice}
          </div>
          {subheader && (
            <div className={css.subheader} data-surface="menu" data-part="subheader">
              {subheader}
            </div>
          )}
          <div className={css.sidebar} data-surface="menu" data-part="sidebar">
            {sidebar}
          </div>
        </>
      )}
      <div className={bare ? css.bare : css.page}>
        <main id="content" tabIndex={-1} className={css.content}>
          {children}
        </main>
        {!bare && footer}
      </div>
      {!bare && (
        <div className={css.tabBar} data-surface="menu" data-part="tab-bar">
          {tabBar}
        </div>
      )}
    </div>
  );
}
