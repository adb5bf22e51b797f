'use client';

import { formatSatangShort, type WithdrawalProgress, withdrawalTimeline } from '@brand/domain';
import type { ComponentPropsWithRef } from 'react';

import { useText } from '../../messages/useText.ts';
import { FloatingLink } from '../../private/FloatingLink.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link WithdrawalBar}. Other props go to the link. */
export interface WithdrawalBarProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** URL of the progress. */
  href: string;
  /** The withdrawal in progress. */
  withdrawal: WithdrawalProgress;
}

/** Shown over the home page while a withdrawal is in progress: what is being done; links to its progress. */
export function WithdrawalBar({ withdrawal, ...rest }: WithdrawalBarProps) {
  const t = useText();
  const next = withdrawalTimeline(withdrawal).find(({ state }) => state === 'next')?.step;
  const step = next === 'checked' || next === 'sent' ? next : 'received';
  return (
    <FloatingLink {...rest} glyph={glyphs.withdraw} data-component="withdrawal-bar">
      {t('cashier.withdrawal.bar', { amount: formatSatangShort(withdrawal.amount) })}
      <span data-part="step"> · {t(`cashier.withdrawal.next.${step}`)}</span>
    </FloatingLink>
  );
}
