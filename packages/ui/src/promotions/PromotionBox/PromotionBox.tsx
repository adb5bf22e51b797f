'use client';

import { type Satang, formatSatangShort } from '@brand/domain';
import { type HTMLAttributes, useEffect, useId, useRef } from 'react';

import { useCountdown } from '../../hooks/useCountdown.ts';
import { type MessageId, useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { useDock } from '../../private/useDock.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { clockFace } from '../../primitives/Countdown/clockFace.ts';
import { Countdown } from '../../primitives/Countdown/Countdown.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import * as css from './PromotionBox.css.ts';
import * as lineCss from './PromotionLine.css.ts';
import { PromotionLine } from './PromotionLine.tsx';

/** Props of {@link PromotionBox}. Other props go to the `aside`. */
export interface PromotionBoxProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The required action. */
  kind: 'registration' | 'deposit';
  /** Its value, in satang. */
  credit: Satang;
  /** The minimum deposit, in satang; null for a registration. @default null */
  deposit?: Satang | null;
  /** The deadline stored on the server, in unix ms. Null without deadline: then no clock is shown. */
  until: number | null;
  /**
   * Its state.
   *
   * - `running`: still available
   * - `checking`: the deposit has arrived and is being checked
   * - `failed`: the check failed
   *
   * @default 'running'
   */
  status?: 'running' | 'checking' | 'failed';
  /** Where to get it: the register page, the cashier. */
  href: string;
  /** Address of its terms; `line` has no room for it. Null shows no link. @default null */
  termsHref?: string | null;
  /** Shows it as one line above the tab bar of a phone, instead of a box. @default false */
  line?: boolean;
  /** Whether it only shows an icon and the minutes left. */
  collapsed: boolean;
  /** Called to collapse or expand it. */
  onCollapsedChange: (collapsed: boolean) => void;
  /** Checks again, after `failed`. */
  onRetry: () => void;
}

const ACTIONS = { registration: 'shell.nav.register', deposit: 'shell.nav.deposit' } as const;
const MINUTE_S = 60;

/**
 * A promotion with a deadline, shown over a page (section 2, Floating promotion box): its value, its condition and the
 * time left. Only the seconds change.
 */
export function PromotionBox({
  kind,
  credit,
  deposit = null,
  until,
  status = 'running',
  href,
  termsHref = null,
  line = false,
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
  const title = t(
    isRunning ? `notices.promotion.${kind}.title` : 'notices.promotion.arrived.title',
    amounts,
  );
  const condition = t(conditionOf(kind, status, deadline !== null), amounts);
  const collapse = (className: string) => (
    <IconButton
      ref={toggle}
      icon={glyphs.minus}
      label={t('notices.promotion.collapse')}
      aria-expanded
      className={className}
      onClick={() => onCollapsedChange(true)}
      data-part="toggle"
    />
  );
  if (line) {
    return (
      <aside
        {...rest}
        {...root}
        className={classes(css.root, lineCss.root, className)}
        aria-label={title}
      >
        <PromotionLine
          offer={isRunning ? t(`notices.promotion.${kind}.short`, amounts) : null}
          condition={status === 'failed' ? t('notices.promotion.failed.short') : condition}
          onRetry={status === 'failed' ? onRetry : null}
          {...{ deadline, href }}
        />
        {collapse(lineCss.toggle)}
      </aside>
    );
  }
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
          {title}
        </p>
        {collapse(css.minus)}
      </div>
      <div className={deadline === null ? css.state : css.clock} data-part="clock">
        {/* Mounted before its text changes, so that the result of a deposit is announced. */}
        <p role="status" className={css.condition} data-part="condition">
          {condition}
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

/** The badge of the collapsed box: whole minutes, or “less than one”. */
function MinutesLeft({ until }: { until: number }) {
  const t = useText();
  const { secondsLeft } = useCountdown(until);
  return (
    <span className={css.badge} data-part="badge">
      {secondsLeft < MINUTE_S
        ? t('notices.promotion.lastMinute')
        : Number.isNaN(secondsLeft)
          ? clockFace(secondsLeft)
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

/** After a press on the toggle, the focus moves to the toggle that replaces it. */
function useFollowingFocus(collapsed: boolean) {
  const toggle = useRef<HTMLButtonElement>(null);
  const before = useRef(collapsed);
  useEffect(() => {
    if (before.current === collapsed) return;
    before.current = collapsed;
    // The focused toggle was removed, and nothing else has the focus.
    if (document.activeElement === document.body) toggle.current?.focus({ preventScroll: true });
  }, [collapsed]);
  return toggle;
}
