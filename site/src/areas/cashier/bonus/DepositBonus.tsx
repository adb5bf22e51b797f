import type { Satang } from '@brand/domain';
import { BonusChoice } from '@brand/ui';
import { useState } from 'react';
import { useCashierSheet } from '../cashierBack.ts';
import type { DepositBonusChoice } from './useDepositBonus.ts';

interface DepositBonusProps {
  readonly choice: DepositBonusChoice;
  /** The typed amount in satang. Null while it is not a valid amount. */
  readonly amount: Satang | null;
  /** While the deposit is pending. @default false */
  readonly readOnly?: boolean;
}

/** Bonus selection in the deposit form. */
export function DepositBonus({ choice, amount, readOnly = false }: DepositBonusProps) {
  const { state, chosen, refusal, choose, retry } = choice;
  const [open, setOpen] = useState(false);
  useCashierSheet(open, () => setOpen(false));
  return (
    <BonusChoice
      state={state}
      amount={amount}
      value={chosen?.id ?? null}
      refusal={refusal}
      readOnly={readOnly}
      onValueChange={choose}
      open={open}
      onOpenChange={setOpen}
      onRetry={retry}
    />
  );
}
