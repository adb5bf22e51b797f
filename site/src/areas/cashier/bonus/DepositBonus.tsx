import type { Satang } from '@brand/domain';
import { BonusChoice } from '@brand/ui';
import { useState } from 'react';
import { useCashierSheet } from '../cashierBack.ts';
import type { DepositBonusChoice } from './useDepositBonus.ts';

interface DepositBonusProps {
  readonly choice: DepositBonusChoice;
  /** What is typed, in satang; null while it is no amount. */
  readonly amount: Satang | null;
  /** While the deposit is on its way. @default false */
  readonly readOnly?: boolean;
}

/** The choice of a bonus in the form of a deposit. */
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
