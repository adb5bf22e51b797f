'use client';

import type { Satang } from '@brand/domain';
import type { HTMLAttributes, ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import * as css from './Header.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** What the header shows of a member. */
export interface HeaderMember {
  /** Balance in satang, null until it is known, `unknown` when it could not be read. */
  readonly balance: Satang | null | 'unknown';
  /** Reads the balance again; offered while it is unknown. */
  readonly onBalanceRetry: () => void;
  /** Where the deposit button goes; null where the page is the deposit itself. */
  readonly depositHref: string | null;
  /** Where the history icon goes. */
  readonly historyHref: string;
}

/** Props of {@link Header}; the rest goes to the `header`. */
export interface HeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The Logo. */
  logo: ReactNode;
  /** Where the logo goes. */
  homeHref: string;
  /** The member, or null for a visitor. */
  member: HeaderMember | null;
  /** Where a visitor logs in; null on the page where that happens. */
  loginHref: string | null;
  /** Where a visitor signs up; null where registration is closed. @default null */
  registerHref?: string | null;
  /** On a phone: back and the name of the page instead of the logo. @default none */
  title?: string;
  /** Where back goes. @default homeHref */
  backHref?: string;
  /** Opens the drawer on a phone, folds the sidebar elsewhere. */
  onMenu: () => void;
  /** Between logo and wallet, on wide screens. @default none */
  search?: ReactNode;
}

/** The bar on top of every page (section 2, Header). */
export function Header(props: HeaderProps) {
  const {
    logo,
    homeHref,
    member,
    loginHref,
    registerHref = null,
    title,
    backHref = homeHref,
    onMenu,
    search,
    className,
    ...rest
  } = props;
  const t = useText();
  return (
    <header
      {...rest}
      className={classes(css.root, className)}
      data-component="header"
      data-state={title ? 'title' : 'home'}
    >
      <IconButton
        icon={glyphs.menu}
        label={t('shell.menu')}
        className={css.menu}
        onClick={onMenu}
      />
      {title && (
        <div className={css.titleGroup}>
          <a href={backHref} className={css.back} aria-label={t('common.back')} data-part="back">
            <Icon glyph={glyphs.back} />
          </a>
          <span className={css.title} data-part="title">
            {title}
          </span>
        </div>
      )}
      <a href={homeHref} className={css.logo} data-part="logo">
        {logo}
      </a>
      <div className={css.search} data-part="search">
        {search}
      </div>
      {member ? (
        <Wallet member={member} />
      ) : (
        <Entrance loginHref={loginHref} registerHref={registerHref} />
      )}
    </header>
  );
}

function Wallet({ member }: { member: HeaderMember }) {
  const t = useText();
  return (
    <div className={css.actions} data-part="wallet">
      <a href={member.historyHref} className={css.history} aria-label={t('shell.nav.history')}>
        <Icon glyph={glyphs.history} />
      </a>
      <span className={css.purse}>
        <span className={css.balance} data-part="balance">
          <span className={css.balanceLabel}>{t('shell.balance')}</span>
          <Balance member={member} />
        </span>
        {member.depositHref !== null && (
          <LinkButton href={member.depositHref} size="sm" className={css.action}>
            {t('shell.nav.deposit')}
          </LinkButton>
        )}
      </span>
    </div>
  );
}

function Balance({ member: { balance, onBalanceRetry } }: { member: HeaderMember }) {
  const t = useText();
  if (balance === null) {
    return (
      <span className={css.figure} role="status" aria-label={t('common.loading')}>
        <span className={css.balanceWaiting} />
      </span>
    );
  }
  if (balance === 'unknown') {
    return (
      <button
        type="button"
        className={css.balanceRetry}
        aria-label={t('shell.balanceRetry')}
        onClick={onBalanceRetry}
      >
        <Icon glyph={glyphs.refresh} size={16} />
        {t('common.retry')}
      </button>
    );
  }
  return <Money amount={balance} className={css.figure} />;
}

function Entrance({
  loginHref,
  registerHref,
}: {
  loginHref: string | null;
  registerHref: string | null;
}) {
  const t = useText();
  return (
    <div className={css.actions} data-part="entrance">
      {loginHref && (
        <LinkButton
          href={loginHref}
          size="sm"
          className={css.action}
          variant={registerHref ? 'outline' : 'solid'}
          tone={registerHref ? 'neutral' : 'accent'}
        >
          {t('shell.nav.login')}
        </LinkButton>
      )}
      {registerHref && (
        <LinkButton href={registerHref} size="sm" className={css.action}>
          {t('shell.nav.register')}
        </LinkButton>
      )}
    </div>
  );
}
