'use client';

import {
  type DepositLimit,
  type DepositLimitRange,
  type Failure,
  formatSatangShort,
  type Satang,
} from '@brand/domain';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { bangkokDateTime } from '../../cashier/bangkokDates.ts';
import { useLock } from '../../hooks/useLock.ts';
import { useText } from '../../messages/useText.ts';
import { FailureBanner } from '../../private/FailureBanner.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { DepositLimitForm } from './DepositLimitForm.tsx';
import * as css from './DepositLimitsPanel.css.ts';

/** Props of {@link DepositLimitRow}. */
export interface DepositLimitRowProps {
  limit: DepositLimit;
  range: DepositLimitRange;
  onSave: (limit: Satang | null) => Promise<Failure | null>;
  onKeep: () => Promise<Failure | null>;
}

/** The limit of one period, with its form in the same place. The input is kept until it is saved or cancelled. */
export function DepositLimitRow({ limit: row, range, onSave, onKeep }: DepositLimitRowProps) {
  const t = useText();
  const { locale } = useIntl();
  const change = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState(false);
  const [outcome, setOutcome] = useState<'saved' | Failure | null>(null);
  const [send, sending] = useLock(async (call: () => Promise<Failure | null>) => {
    setOutcome(null);
    const failure = await call();
    setOutcome(failure ?? 'saved');
    if (!failure) setEditing(false);
  });
  const { period, limit, left, pending } = row;
  const name = t(`account.limits.${period}`);

  // Returns focus to the button that opened the form after the form closes.
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current && !editing) change.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const used = t('account.limits.used', { amount: formatSatangShort(row.used) });
  return (
    <li className={css.row} data-part="row" data-period={period}>
      <div className={css.head}>
        <div className={css.words}>
          <Text as="div" size="sm" tone="muted">
            {name}
          </Text>
          <div className={css.figure} data-part="limit">
            {limit === null ? (
              t('account.limits.none')
            ) : (
              <Money amount={limit} decimals="short" unit={t('common.baht')} />
            )}
          </div>
          <div role="status" data-part="saved">
            {outcome === 'saved' && (
              <Text as="span" size="sm" tone="success">
                {t('account.limits.saved')}
              </Text>
            )}
          </div>
        </div>
        {!editing && (
          <Button
            ref={change}
            variant="outline"
            tone="neutral"
            size="sm"
            disabled={sending}
            aria-label={`${t(limit === null ? 'account.limits.set' : 'account.limits.change')} ${name}`}
            onClick={() => {
              setOutcome(null);
              setEditing(true);
            }}
            data-part="change"
          >
            {t(limit === null ? 'account.limits.set' : 'account.limits.change')}
          </Button>
        )}
      </div>
      {limit === null || left === null ? (
        <Text size="sm" tone="muted">
          {used}
        </Text>
      ) : (
        <div className={css.count} data-part="count">
          <Progress
            label={used}
            value={row.used}
            max={limit}
            valueText={
              left > 0
                ? t('account.limits.left', { amount: formatSatangShort(left) })
                : t('account.limits.full')
            }
            tone={left > 0 ? 'accent' : 'pending'}
          />
          <Text size="sm" tone="muted">
            {t('account.limits.renews', { when: bangkokDateTime(row.renewsAt, locale) })}
          </Text>
        </div>
      )}
      {editing && (
        <DepositLimitForm
          row={row}
          range={range}
          sending={sending}
          onSave={(amount) => void send(() => onSave(amount))}
          onCancel={() => {
            setOutcome(null);
            setEditing(false);
          }}
        />
      )}
      {pending && !editing && (
        <Banner tone="pending">
          {t(pending.limit === null ? 'account.limits.removal' : 'account.limits.rise', {
            amount: formatSatangShort(pending.limit ?? row.used),
            when: bangkokDateTime(pending.from, locale),
          })}
          <Button
            variant="outline"
            tone="neutral"
            size="sm"
            loading={sending}
            aria-label={`${t('account.limits.keep')} ${name}`}
            className={css.keep}
            onClick={() => void send(onKeep)}
            data-part="keep"
          >
            {t('account.limits.keep')}
          </Button>
        </Banner>
      )}
      {outcome !== null && outcome !== 'saved' && <FailureBanner failure={outcome} />}
    </li>
  );
}
