'use client';

import { useText } from '../../messages/useText.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './ProfilePanel.css.ts';

/** Skeleton of a profile: the member and the bank account card. */
export function ProfilePanelSkeleton() {
  const t = useText();
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {t('common.loading')}
      </span>
      <div className={css.person}>
        <Skeleton shape="circle" className={css.skeletonFace} />
        <div className={css.words}>
          <Skeleton shape="text" short />
          <Skeleton shape="text" />
          <Skeleton shape="text" short />
        </div>
      </div>
      <div className={css.block}>
        <Skeleton shape="text" short />
        <Skeleton className={css.skeletonCard} />
      </div>
    </>
  );
}
