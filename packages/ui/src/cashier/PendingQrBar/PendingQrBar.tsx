'use client';

import { formatSatangShort, type Satang } from '@brand/domain';
import type { ComponentPropsWithRef } from 'react';

import { useText } from '../../messages/useText.ts';
import { FloatingLink } from '../../private/FloatingLink.tsx';
import { Countdown } from '../../primitives/Countdown/Countdown.tsx';
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
export function PendingQrBar({ amount, until, ...rest }: PendingQrBarProps) {
  const t = useText();
  return (
    <FloatingLink
      {...rest}
      glyph={glyphs.qr}
      end={<Countdown until={until} certain className={css.time} data-part="time" />}
      data-component="pending-qr-bar"
    >
      {t('cashier.deposit.pending.bar', { amount: formatSatangShort(amount) })}
    </FloatingLink>
  );
}
