'use client';

import type { WithdrawState } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { ActionBar } from '../../private/ActionBar.tsx';
import { classes } from '../../private/classes.ts';
import { LoadFailure } from '../../private/LoadFailure.tsx';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as cashier from '../cashier.css.ts';
import { CashierContact } from '../CashierContact.tsx';
import { ViewHeading } from '../ViewHeading.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import * as css from './WithdrawPanel.css.ts';
import type { WithdrawTermsState } from './withdrawOffer.ts';
import type { WithdrawWays } from './withdrawWays.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link WithdrawEntry}. */
export interface WithdrawEntryProps {
  terms: WithdrawTermsState;
  state: Extract<WithdrawState, { status: 'entering' }>;
  ways: WithdrawWays;
  onAmountChange: (text: string) => void;
  onSubmit: () => void;
  onUnlock: (() => void) | undefined;
  onRetry: () => void;
  headingLevel: 2 | 3;
}

/** The first view: the form, or its loading state. */
export function WithdrawEntry({ terms, onRetry, headingLevel, ...form }: WithdrawEntryProps) {
  const t = useText();
  switch (terms.status) {
    case 'loading':
      return <WithdrawSkeleton headingLevel={headingLevel} />;
    case 'error':
      return (
        <LoadFailure
          level={headingLevel}
          title={t('cashier.withdraw.errorTitle')}
          failure={terms.failure}
          onRetry={onRetry}
        />
      );
    case 'noAccount':
      return (
        <EmptyState
          level={headingLevel}
          icon={glyphs.bank}
          title={t('cashier.withdraw.noAccountTitle')}
          text={t('cashier.withdraw.noAccountText')}
          action={
            form.ways.contactHref && (
              <CashierContact href={form.ways.contactHref} variant="soft" size="md" />
            )
          }
        />
      );
    case 'ready':
      return <WithdrawForm {...form} offer={terms} headingLevel={headingLevel} />;
  }
}

function WithdrawSkeleton({ headingLevel }: { headingLevel: 2 | 3 }) {
  const t = useText();
  return (
    <div className={classes(cashier.form, cashier.narrow)} aria-busy="true">
      <div className={visuallyHidden}>
        <ViewHeading level={headingLevel}>{t('cashier.withdraw.title')}</ViewHeading>
      </div>
      <span className={visuallyHidden}>{t('cashier.withdraw.loading')}</span>
      <div className={css.summary}>
        <div>
          <Text size="sm">
            <Skeleton shape="text" short />
          </Text>
          <Skeleton className={css.figureSkeleton} />
        </div>
        <Skeleton className={css.factsSkeleton} />
      </div>
      <div className={cashier.row}>
        <Skeleton shape="circle" className={css.bankSkeleton} />
        <div className={cashier.rowWords}>
          <Text as="div" size="sm">
            <Skeleton shape="text" short />
          </Text>
          <Text as="div" size="lg" weight="strong">
            <Skeleton shape="text" />
          </Text>
          <Text as="div" size="sm">
            <Skeleton shape="text" short />
          </Text>
        </div>
      </div>
      <Skeleton className={css.fieldSkeleton} />
      <ActionBar>
        <Skeleton className={css.buttonSkeleton} />
      </ActionBar>
    </div>
  );
}
