'use client';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Countdown } from '../../primitives/Countdown/Countdown.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import * as css from './PromotionLine.css.ts';

/** Props of {@link PromotionLine}. */
export interface PromotionLineProps {
  /** The offer in a few words. Null when there is nothing left to do. */
  offer: string | null;
  /** Its condition, or what is being checked. */
  condition: string;
  deadline: number | null;
  href: string;
  /** Checks again; null while nothing has failed. */
  onRetry: (() => void) | null;
}

/** The box on a phone, one line high: the offer is the link, and its time is next to it. */
export function PromotionLine({ offer, condition, deadline, href, onRetry }: PromotionLineProps) {
  const t = useText();
  return (
    <>
      <Icon glyph={glyphs.gift} size={20} className={css.sign} />
      {offer !== null && (
        <a href={href} className={classes(css.words, css.offer)} data-part="action">
          {offer}
        </a>
      )}
      {/* Mounted before its text changes, so that the result of a deposit is announced. */}
      <p
        role="status"
        className={offer === null ? css.words : visuallyHidden}
        data-part="condition"
      >
        {condition}
      </p>
      {deadline !== null && (
        <>
          <span className={visuallyHidden}>{t('notices.promotion.timeLeft')}</span>
          <Countdown until={deadline} className={css.time} data-part="time" />
        </>
      )}
      {onRetry && (
        <Button variant="ghost" size="sm" onClick={onRetry} data-part="retry">
          {t('common.retry')}
        </Button>
      )}
    </>
  );
}
