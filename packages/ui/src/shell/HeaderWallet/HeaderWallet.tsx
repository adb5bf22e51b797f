'use client';

import type { Satang } from '@brand/domain';
import type { ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { CountMark } from '../CountMark.tsx';
import * as css from './HeaderWallet.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link HeaderWallet}. */
export interface HeaderWalletProps {
  /** Balance in satang, null until it is known, `unknown` when it failed to load. */
  readonly balance: Satang | null | 'unknown';
  /** Reloads the balance; offered while it is unknown. */
  readonly onBalanceRetry: () => void;
  /** Link target of the deposit button; null on the deposit page itself. */
  readonly depositHref: string | null;
  /** Link target of the history icon. */
  readonly historyHref: string;
  /** Link target of the bell; without it there is no bell. On a phone not next to a long title. @default none */
  readonly inboxHref?: string;
  /** Number of unread notices; null until it is known. @default null */
  readonly unread?: number | null;
  /** What belongs to the member, such as an AccountMenu. Not shown on a phone. @default none */
  readonly account?: ReactNode;
}

/**
 * History, notifications, balance and deposit of a member: the `wallet` of the Header. A separate module, because visitors do not need it.
 */
export function HeaderWallet(member: HeaderWalletProps) {
  const t = useText();
  return (
    <>
      <a
        href={member.historyHref}
        className={css.history}
        aria-label={t('shell.nav.history')}
        data-part="history"
      >
        <Icon glyph={glyphs.history} />
      </a>
      {member.inboxHref !== undefined && <Bell href={member.inboxHref} unread={member.unread} />}
      <span className={css.purse} data-state={member.depositHref === null ? 'alone' : undefined}>
        <span className={css.balance} data-part="balance">
          <span className={css.balanceLabel}>{t('shell.balance')}</span>
          <Balance {...member} />
        </span>
        {member.depositHref !== null && (
          <LinkButton
            href={member.depositHref}
            size="sm"
            className={css.deposit}
            data-part="deposit"
            iconStart={<Icon glyph={glyphs.plus} size={20} className={css.depositIcon} />}
          >
            <span className={css.depositWords}>{t('shell.nav.deposit')}</span>
          </LinkButton>
        )}
      </span>
      {member.account !== undefined && (
        <span className={css.account} data-part="account">
          {member.account}
        </span>
      )}
    </>
  );
}

function Bell({ href, unread = null }: { href: string; unread: number | null | undefined }) {
  const t = useText();
  const name = t('common.notifications');
  return (
    <a
      href={href}
      className={css.bell}
      aria-label={unread ? `${name} ${unread}` : name}
      data-part="inbox"
    >
      <Icon glyph={glyphs.bell} />
      <CountMark count={unread} className={css.bellCount} />
    </a>
  );
}

function Balance({ balance, onBalanceRetry }: HeaderWalletProps) {
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
