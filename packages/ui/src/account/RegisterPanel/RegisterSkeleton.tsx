'use client';

import { useText } from '../../messages/useText.ts';
import { ActionBar } from '../../private/ActionBar.tsx';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as account from '../account.css.ts';
import * as css from './RegisterPanel.css.ts';

/** Skeleton of the bank account, whose banks are loading. */
export function RegisterSkeleton() {
  const t = useText();
  return (
    <>
      <div className={css.bar} aria-busy="true">
        <span className={visuallyHidden}>{t('account.register.loading')}</span>
        <Skeleton shape="text" />
      </div>
      <div className={account.intro}>
        <Heading level={1} size="page">
          {t('account.register.bankTitle')}
        </Heading>
        <Text tone="muted" size="sm">
          {t('account.register.bankIntro')}
        </Text>
      </div>
      <div className={account.dockedForm}>
        <div className={css.chosen}>
          <Text as="div" size="sm">
            <Skeleton shape="text" short />
          </Text>
          <Skeleton className={css.fieldSkeleton} />
        </div>
        <ActionBar>
          <Skeleton className={css.fieldSkeleton} />
        </ActionBar>
      </div>
    </>
  );
}
