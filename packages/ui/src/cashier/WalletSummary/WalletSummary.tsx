'use client';

import {
  formatSatangShort,
  type DepositLimit,
  type HistoryEntry,
  type Satang,
} from '@brand/domain';
import { type HTMLAttributes, type ReactNode, useId } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { RecentEntries } from './RecentEntries.tsx';
import * as css from './WalletSummary.css.ts';

/** A link of the summary. */
export interface WalletSummaryLink {
  /** Unique in its list. */
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

/** Props of {@link WalletSummary}. Other props go to the element. */
export interface WalletSummaryProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The balance; null while it is loading. @default not shown */
  balance?: Satang | null | undefined;
  /** The member's own deposit limits; those without a limit are left out. @default not shown */
  limits?: readonly Pick<DepositLimit, 'period' | 'limit' | 'left'>[] | undefined;
  /** Where limits are set. Needed for `limits`. */
  limitsHref?: string | undefined;
  /** The latest transactions; null while they are loading. @default not shown */
  recent?: readonly HistoryEntry[] | null | undefined;
  /** The whole history. */
  historyHref: string;
  /** Bonuses that can be used now. Nothing is shown without one. @default none */
  bonuses?: readonly WalletSummaryLink[] | undefined;
  /** Answers to what is asked most often here. */
  help: readonly WalletSummaryLink[];
}

/** Beside a deposit or a withdrawal on a desktop: balance, own limits, latest transactions, bonuses and help. */
export function WalletSummary({
  balance,
  limits,
  limitsHref,
  recent,
  historyHref,
  bonuses = [],
  help,
  className,
  ...rest
}: WalletSummaryProps) {
  const t = useText();
  return (
    <aside
      {...rest}
      className={classes(css.root, className)}
      data-component="wallet-summary"
      aria-label={t('cashier.summary.title')}
    >
      {(balance !== undefined || limits) && (
        <div className={css.card} data-part="balance">
          {balance !== undefined && (
            <div>
              <Text as="div" size="sm" tone="muted">
                {t('cashier.balance')}
              </Text>
              {balance === null ? (
                <Skeleton shape="text" className={css.figureShape} />
              ) : (
                <Money amount={balance} unit={t('common.baht')} className={css.figure} />
              )}
            </div>
          )}
          {limits && limitsHref && <Limits limits={limits} href={limitsHref} />}
        </div>
      )}
      {bonuses.length > 0 && (
        <Section title={t('cashier.summary.bonuses')} part="bonuses">
          <Links links={bonuses} />
        </Section>
      )}
      {recent !== undefined && (
        <Section title={t('cashier.summary.recent')} part="recent">
          <RecentEntries entries={recent} />
          <a href={historyHref} className={css.link}>
            {t('cashier.history')}
          </a>
        </Section>
      )}
      <Section title={t('cashier.summary.help')} part="help">
        <Links links={help} />
      </Section>
    </aside>
  );
}

interface SectionProps {
  title: string;
  part: string;
  children: ReactNode;
}

function Section({ title, part, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id} data-part={part}>
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Links({ links }: { links: readonly WalletSummaryLink[] }) {
  return (
    <ul className={css.list}>
      {links.map(({ id, label, href }) => (
        <li key={id}>
          <a href={href} className={css.link}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Limits({
  limits,
  href,
}: {
  limits: NonNullable<WalletSummaryProps['limits']>;
  href: string;
}) {
  const t = useText();
  const set = limits.filter(({ limit }) => limit !== null);
  return (
    <div className={css.limits} data-part="limits">
      {set.map(({ period, limit, left }) => (
        <div key={period} className={css.pair}>
          <Text as="span" size="sm" tone="muted">
            {t(`cashier.summary.limit.${period}`)}
          </Text>
          <Text as="span" size="sm" className={css.value}>
            {t('cashier.summary.limitLeft', {
              left: formatSatangShort(left ?? limit!),
              limit: formatSatangShort(limit!),
            })}
          </Text>
        </div>
      ))}
      <a href={href} className={css.link}>
        {t(set.length > 0 ? 'cashier.summary.limits' : 'cashier.summary.setLimit')}
      </a>
    </div>
  );
}
