'use client';

import { formatSatangShort, type Satang } from '@brand/domain';
import { useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { useDock } from '../../private/useDock.ts';
import { Countdown } from '../../primitives/Countdown/Countdown.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import * as css from './PendingQrBar.css.ts';

/** Props of {@link PendingQrBar}. Other props go to the link. */
export interface PendingQrBarProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** URL of the QR code. */
  href: string;
  /** Amount to pay, in satang. */
  amount: Satang;
  /** When the QR code expires, in unix ms. */
  until: number;
}

/** Shown over any page while a QR code is unpaid; links back to it. */
export function PendingQrBar({ amount, until, className, ref, ...rest }: PendingQrBarProps) {
  const t = useText();
  const link = useRef<HTMLAnchorElement>(null);
  useImperativeHandle(ref, () => link.current!);
  useDock(link, 'corner');
  return (
    <a
      {...rest}
      ref={link}
      className={classes(css.root, className)}
      data-component="pending-qr-bar"
      data-surface="overlay"
    >
      <Icon glyph={glyphs.qr} size={20} className={css.sign} />
      <span className={css.words} data-part="words">
        {t('cashier.deposit.pending.bar', { amount: formatSatangShort(amount) })}
      </span>
      <Countdown until={until} className={css.time} data-part="time" />
      <Icon glyph={glyphs.chevronRight} size={20} className={css.sign} />
    </a>
  );
}
