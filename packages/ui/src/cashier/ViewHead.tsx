'use client';

import type { ReactNode } from 'react';

import { useText } from '../messages/useText.ts';
import * as glyphs from '../primitives/Icon/glyphs.ts';
import { IconButton } from '../primitives/IconButton/IconButton.tsx';
import * as css from './cashier.css.ts';
import { ViewHeading } from './ViewHeading.tsx';

/** Props of {@link ViewHead}. */
export interface ViewHeadProps {
  level: 2 | 3;
  /** Back button. Null if there is none, or the page has one. @default null */
  onBack?: (() => void) | null;
  /** Name of the view. */
  children: ReactNode;
}

/** Header of a view: its name and its own back button, if any. */
export function ViewHead({ level, onBack = null, children }: ViewHeadProps) {
  const t = useText();
  return (
    <div className={css.head}>
      {onBack && (
        <IconButton
          icon={glyphs.back}
          label={t('common.back')}
          className={css.headBack}
          onClick={onBack}
        />
      )}
      <ViewHeading level={level}>{children}</ViewHeading>
    </div>
  );
}
