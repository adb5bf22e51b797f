'use client';

import { type Satang, formatSatangShort } from '@brand/domain';
import { type HTMLAttributes, useEffect, useId, useRef } from 'react';

import { useCountdown } from '../../hooks/useCountdown.ts';
import { type MessageId, useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { useDock } from '../../private/useDock.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Countdown } from '../../primitives/Countdown/Countdown.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import * as css from './PromotionBox.css.ts';

/** Props of {@link PromotionBox}. Other props go to the `aside`. */
export interface PromotionBoxProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What has to be done for it. */
  kind: 'registration' | 'deposit';
  /** What it brings, in satang. */
  credit: Satang;
  /** The least deposit, in satang; null for a registration. @default null */
  deposit?: Satang | null;
  /** The deadline that the server holds, unix ms. Null where it holds none: then no clock is shown. */
  until: number | null;
  /**
   * How far it is.
   *
   * - `running`: it can still be had
   * - `checking`: the deposit has arrived and is being checked
   * - `failed`: it could not be checked
   *
   * @default 'running'
   */
  status?: 'running' | 'checking' | 'failed';
  /** Where it is had: the register page, the cashier. */
  href: string;
  /** Where its terms stand. Null offers none. @default null */
  termsHref?: string | null;
  /** Only a sign and the minutes that are left. */
  collapsed: boolean;
  /** Asks to be collapsed or expanded. */
  onCollapsedChange: (collapsed: boolean) => void;
  /** Checks again, after `failed`. */
  onRetry: () => void;
}

const ACTIONS = { registration: 'shell.nav.register', deposit: 'shell.nav.deposit' } as const;
const MINUTE_S = 60;

/**
 * A promotion that has to be used before a deadline, over any page (section 2, Floating promotion box): what it brings, under
 * which condition, and the time that is left. Nothing in it moves but the seconds.
 */
export function PromotionBox({
  kind,
  credit,
  deposit = null,
  until,
  status = 'running',
  href,
  termsHref = null,
  collapsed,
  onCollapsedChange,
  onRetry,
  className,
  ...rest
}: PromotionBoxProps) {
  const t = useText();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useDock(box, 'corner');
  const toggle = useFollowingFocus(collapsed);
  const isRunning = status === 'running';
  const deadline = isRunning ? until : null;
  const amounts = {
    credit: formatSatangShort(credit),
    deposit: formatSatangShort(deposit ?? credit),
  };
  const root = {
    ref: box,
    'data-component': 'promotion-box',
    'data-surface': 'overlay',
    'data-state': collapsed ? 'collapsed' : 'expanded',
    'data-status': status,
  };
  if (collapsed) {
    return (
      <aside
        {...rest}
        {...root}
        className={classes(css.root, css.small, className)}
        aria-label={t('notices.promotion.label')}
      >
        <button
          ref={toggle}
          type="button"
          className={css.opener}
          aria-expanded={false}
          onClick={() => onCollapsedChange(false)}
          data-part="toggle"
        >
          <span className={visuallyHidden}>{t('notices.promotion.expand')}</span>{' '}
          <Icon glyph={glyphs.gift} size={24} className={css.sign} />
          {deadline !== null && <MinutesLeft until={deadline} />}
        </button>
      </aside>
    );
  }
  const title: MessageId = isRunning
    ? `notices.promotion.${kind}.title`
    : 'notices.promotion.arrived.title';
  return (
    <aside
      {...rest}
      {...root}
      className={classes(css.root, css.large, className)}
      aria-labelledby={titleId}
    >
      <div className={css.head}>
        <Icon glyph={glyphs.gift} size={24} className={css.sign} />
        <p id={titleId} className={css.title} data-part="title">
          {t(title, amounts)}
        </p>
        <IconButton
          ref={toggle}
          icon={glyphs.minus}
          label={t('notices.promotion.collapse')}
          aria-expanded
          className={css.minus}
          onClick={() => onCollapsedChange(true)}
          data-part="toggle"
        />
      </div>
      <div className={deadline === null ? css.state : css.clock} data-part="clock">
        {/* There before its words change, so that what became of a deposit is said. */}
        <p role="status" className={css.condition} data-part="condition">
          {t(conditionOf(kind, status, deadline !== null), amounts)}
        </p>
        {deadline !== null && (
          <>
            <span className={visuallyHidden}>{t('notices.promotion.timeLeft')}</span>
            <Countdown until={deadline} className={css.time} data-part="time" />
          </>
        )}
      </div>
      {status === 'failed' && (
        <Button variant="outline" tone="neutral" fullWidth onClick={onRetry} data-part="retry">
          {t('common.retry')}
        </Button>
      )}
      {isRunning && (
        <div className={css.actions} data-part="actions">
          <LinkButton href={href} className={css.action} data-part="action">
            {t(ACTIONS[kind])}
          </LinkButton>
          {termsHref !== null && (
            <LinkButton href={termsHref} variant="ghost" tone="neutral" data-part="terms">
              {t('notices.promotion.terms')}
            </LinkButton>
          )}
        </div>
      )}
    </aside>
  );
}

/** The badge of the collapsed box: whole minutes, and what is less than one as that. */
function MinutesLeft({ until }: { until: number }) {
  const t = useText();
  const { secondsLeft } = useCountdown(until);
  return (
    <span className={css.badge} data-part="badge">
      {secondsLeft < MINUTE_S
        ? t('notices.promotion.lastMinute')
        : t('notices.promotion.minutes', { minutes: Math.floor(secondsLeft / MINUTE_S) })}
    </span>
  );
}

function conditionOf(
  kind: PromotionBoxProps['kind'],
  status: NonNullable<PromotionBoxProps['status']>,
  isTimed: boolean,
): MessageId {
  if (status === 'failed') return 'error.reward.1';
  if (status === 'checking') return 'notices.promotion.arrived.text';
  return `notices.promotion.${kind}.${isTimed ? 'timed' : 'untimed'}`;
}

/** One who presses the toggle finds the focus on the one that takes its place. */
function useFollowingFocus(collapsed: boolean) {
  const toggle = useRef<HTMLButtonElement>(null);
  const before = useRef(collapsed);
  useEffect(() => {
    if (before.current === collapsed) return;
    before.current = collapsed;
    // The one that had it has gone, and nobody has taken it.
    if (document.activeElement === document.body) toggle.current?.focus({ preventScroll: true });
  }, [collapsed]);
  return toggle;
}
