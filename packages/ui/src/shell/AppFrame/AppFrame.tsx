'use client';

import { type HTMLAttributes, type ReactNode, useLayoutEffect } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { ShownPanel } from '../../private/shownPanel.ts';
import { markTyping } from '../../private/typing.ts';
import * as css from './AppFrame.css.ts';

/** Props of {@link AppFrame}. Other props go to the outer `div`. */
export interface AppFrameProps extends HTMLAttributes<HTMLDivElement> {
  /** The Header. */
  header: ReactNode;
  /** A message about the whole site, such as a lost connection; it stays visible. @default none */
  notice?: ReactNode;
  /** Under the header, below 600 px; it scrolls away with the page. @default none */
  subheader?: ReactNode;
  /** The Sidebar, shown from 600 px on. */
  sidebar: ReactNode;
  /** The TabBar, shown below 600 px. Hidden while the user types on a touch screen, and where a view docks its main action. */
  tabBar: ReactNode;
  /** The Footer, at the end of the content. On a phone hidden where a view docks its main action. @default none */
  footer?: ReactNode;
  /** Shows the sidebar as icons without labels; `auto` does so only below 1024 px. @default 'auto' */
  folded?: boolean | 'auto';
  /** Renders only the page, without frame. @default false */
  bare?: boolean;
  /** Makes the content as wide as `frame.lobby`, for grids and rows of games. @default false */
  wide?: boolean;
  /** Gives the page all available space, to the edges and to the bottom, for example for a game. @default false */
  filled?: boolean;
  /** The page. */
  children: ReactNode;
}

/** Layout of header, sidebar, page and tab bar. The frame does not move when the page changes. */
export function AppFrame({
  header,
  notice,
  subheader,
  sidebar,
  tabBar,
  footer,
  folded = 'auto',
  bare = false,
  wide = false,
  filled = false,
  children,
  className,
  ...rest
}: AppFrameProps) {
  const t = useText();
  useLayoutEffect(markTyping, []);
  const state = bare ? 'bare' : folded === 'auto' ? 'auto' : folded ? 'folded' : 'unfolded';
  // The page keeps its position in the React tree with and without the frame, so it keeps its state.
  return (
    <div
      onFocusCapture={markTyping}
      onBlurCapture={markTyping}
      {...rest}
      className={classes(bare ? css.bare : css.root, className)}
      data-component="app-frame"
      data-filled={filled || undefined}
      data-wide={wide || undefined}
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
          {/* A frame without bars has none to hide for an action. */}
          <ShownPanel value={!bare}>{children}</ShownPanel>
        </main>
        {!bare && footer && (
          <div className={css.footer} data-part="footer">
            {footer}
          </div>
        )}
      </div>
      {!bare && (
        <div className={css.tabBar} data-surface="menu" data-part="tab-bar">
          {tabBar}
        </div>
      )}
    </div>
  );
}
