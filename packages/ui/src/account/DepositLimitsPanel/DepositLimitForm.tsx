'use client';

import {
  checkDepositLimit,
  type DepositLimit,
  type DepositLimitProblem,
  type DepositLimitRange,
  formatSatangShort,
  isRise,
  type Satang,
} from '@brand/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { useText } from '../../messages/useText.ts';
import { AmountField } from '../../primitives/AmountField/AmountField.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './DepositLimitsPanel.css.ts';

/** Props of {@link DepositLimitForm}. */
export interface DepositLimitFormProps {
  row: DepositLimit;
  range: DepositLimitRange;
  sending: boolean;
  onSave: (limit: Satang | null) => void;
  onCancel: () => void;
}

/** Form for the new limit of a period. States when the limit takes effect before it is saved. */
export function DepositLimitForm({ row, range, sending, onSave, onCancel }: DepositLimitFormProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const { period, limit, used, pending } = row;
  const [draft, setDraft] = useState(limit === null ? '' : formatSatangShort(limit));
  const [problem, setProblem] = useState<DepositLimitProblem['code'] | null>(null);
  useEffect(() => field.current?.focus(), []);

  const checked = checkDepositLimit(draft, range);
  const typed = checked.ok && checked.limit !== limit ? checked.limit : null;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (!checked.ok) {
      setProblem(checked.problem.code);
      field.current?.focus();
    } else if (checked.limit === limit && !pending) onCancel();
    else onSave(checked.limit);
  };
  const { least, most } = range;
  return (
    <form className={css.form} noValidate onSubmit={handleSubmit} data-part="form">
      <div>
        <AmountField
          ref={field}
          name={`limit-${period}`}
          label={t(`account.limits.label.${period}`)}
          unit={t('common.baht')}
          ignoredText={(text) => t('common.ignored', { text })}
          value={draft}
          readOnly={sending}
          onValueChange={(text) => {
            setDraft(text);
            setProblem(null);
          }}
          hint={t('account.limits.hint', { least: formatSatangShort(least) })}
          error={
            problem &&
            t(`account.limits.problem.${problem}`, {
              limit: formatSatangShort(problem === 'aboveMost' ? most : least),
            })
          }
        />
        <div role="status" className={css.effect} data-part="effect">
          {typed !== null && (
            <Text size="sm">
              {t(isRise(limit, typed) ? 'account.limits.later' : 'account.limits.atOnce')}
              {typed < used && ` ${t('account.limits.overUsed')}`}
            </Text>
          )}
        </div>
      </div>
      <div className={css.actions}>
        <Button type="submit" loading={sending} className={css.action} data-part="save">
          {t('account.limits.save')}
        </Button>
        <Button
          variant="outline"
          tone="neutral"
          disabled={sending}
          className={css.action}
          onClick={onCancel}
          data-part="cancel"
        >
          {t('common.cancel')}
        </Button>
      </div>
      {limit !== null && !(pending && pending.limit === null) && (
        <Button
          variant="ghost"
          tone="neutral"
          size="sm"
          disabled={sending}
          className={css.remove}
          onClick={() => onSave(null)}
          data-part="remove"
        >
          {t('account.limits.remove')}
        </Button>
      )}
    </form>
  );
}
