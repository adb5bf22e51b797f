'use client';

import type { HTMLAttributes, ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import * as css from './AppFrame.css.ts';

/** Props of {@link AppFrame}; the rest goes to the `div` around all. */
export interface AppFrameProps extends HTMLAttributes<HTMLDivElement> {
  /** The Header. */
  header: ReactNode;
  /** The Sidebar; it stands in place from 768 px on and is not drawn below. */
  sidebar: ReactNode;
  /** The TabBar; it is drawn below 768 px only. */
  tabBar: ReactNode;
  /** The Footer, at the end of the content. @default none */
  footer?: ReactNode;
  /** The icons of the sidebar without their words. @default false */
  folded?: boolean;
  /** The page. */
  children: ReactNode;
}

/** Places header, sidebar, page and tab bar. Nothing in it moves when the page in it changes. */
export function AppFrame({
  header,
  sidebar,
  tabBar,
  footer,
  folded = false,
  children,
  className,
  ...rest
}: AppFrameProps) {
  const t = useText();
  return (
    <div
      {...rest}
      className={classes(css.root, className)}
      data-component="app-frame"
      data-state={folded ? 'folded' : 'unfolded'}
    >
      <a className={css.skip} href="#content">
        {t('shell.skipToContent')}
      </a>
      <div className={css.header} data-surface="menu">
        {header}
      </div>
      <div className={css.sidebar} data-surface="menu">
        {sidebar}
      </div>
      <div className={css.page}>
        <main id="content" tabIndex={-1} className={css.content}>
          {children}
        </main>
        {footer}
      </div>
      <div className={css.tabBar} data-surface="menu">
        {tabBar}
      </div>
    </div>
  );
}
