'use client';

import type { Satang } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './MemberCard.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** The member and the balance. */
export interface CardMember {
  readonly username: string;
  /** Balance in satang, null until it is known, `unknown` when it failed to load. */
  readonly balance: Satang | null | 'unknown';
  /** Reloads the balance; offered while it is unknown. */
  readonly onBalanceRetry: () => void;
  readonly depositHref: string;
  readonly withdrawHref: string;
}

/** Props of {@link MemberCard}. Other props go to the root. */
export interface MemberCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The member, or null for a visitor. */
  member: CardMember | null;
  /** Address of the log in page. */
  loginHref: string;
  /** Address of the sign up page; null if registration is closed. */
  registerHref: string | null;
}

/** The top of a phone's menu: name, balance, deposit and withdrawal; for a visitor log in and sign up. */
export function MemberCard({
  member,
  loginHref,
  registerHref,
  className,
  ...rest
}: MemberCardProps) {
  return (
    <section
      {...rest}
      className={classes(css.root, className)}
      data-component="member-card"
      data-surface="card"
      data-state={member ? 'member' : 'visitor'}
    >
      {member ? <Member {...member} /> : <Visitor {...{ loginHref, registerHref }} />}
    </section>
  );
}

function Member({ username, balance, onBalanceRetry, depositHref, withdrawHref }: CardMember) {
  const t = useText();
  return (
    <>
      <div className={css.who}>
        <Avatar name={username} decorative />
        <div className={css.words}>
          <p className={css.name} data-part="name">
            {username}
          </p>
          <p className={css.label}>{t('shell.balance')}</p>
        </div>
      </div>
      <div className={css.balance} data-part="balance">
        {balance === null ? (
          <span className={css.waiting} role="status" aria-label={t('common.loading')}>
            <Skeleton />
          </span>
        ) : balance === 'unknown' ? (
          <Button
            variant="soft"
            size="sm"
            iconStart={<Icon glyph={glyphs.refresh} size={16} />}
            aria-label={t('shell.balanceRetry')}
            onClick={onBalanceRetry}
          >
            {t('common.retry')}
          </Button>
        ) : (
          <Money amount={balance} decimals="quiet" unit={t('common.baht')} />
        )}
      </div>
      <div className={css.actions}>
        <LinkButton className={css.way} href={depositHref}>
          {t('shell.nav.deposit')}
        </LinkButton>
        <LinkButton className={css.way} href={withdrawHref} variant="outline" tone="neutral">
          {t('shell.nav.withdraw')}
        </LinkButton>
      </div>
    </>
  );
}

function Visitor({ loginHref, registerHref }: { loginHref: string; registerHref: string | null }) {
  const t = useText();
  return (
    <>
      <p className={css.invitation}>{t('shell.invitation')}</p>
      <div className={css.actions}>
        {registerHref !== null && (
          <LinkButton className={css.way} href={registerHref}>
            {t('shell.nav.register')}
          </LinkButton>
        )}
        <LinkButton
          className={css.way}
          href={loginHref}
          variant={registerHref === null ? 'solid' : 'outline'}
          tone={registerHref === null ? 'accent' : 'neutral'}
        >
          {t('shell.nav.login')}
        </LinkButton>
      </div>
    </>
  );
}
