'use client';

import type { ReactNode } from 'react';

import { useText } from '../messages/useText.ts';
import { Banner } from '../primitives/Banner/Banner.tsx';
import { Button } from '../primitives/Button/Button.tsx';

/** Props of {@link StaleBanner}. */
export interface StaleBannerProps {
  onRetry: () => void;
  children: ReactNode;
}

/** Shown above a list whose last refresh failed: newer rows may be missing. */
export function StaleBanner({ onRetry, children }: StaleBannerProps) {
  const t = useText();
  return (
    <Banner
      tone="pending"
      action={
        <Button variant="soft" tone="neutral" size="sm" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
