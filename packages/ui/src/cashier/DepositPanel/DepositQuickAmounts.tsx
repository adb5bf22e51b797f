'use client';

import { formatSatangShort, plainAmountText, quickAmounts, type AmountRange } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './DepositPanel.css.ts';

const LAYOUTS = { mobile: css.quickNarrow, desktop: css.quickWide } as const;

/** Props of {@link DepositQuickAmounts}. */
export interface DepositQuickAmountsProps {
  range: AmountRange;
  /** Value of the field. The matching amount is marked. */
  draft: string;
  onChoose: (text: string) => void;
}

/** Quick amounts (section 5): six in a narrow panel, eight in a wide one. CSS shows one of the two sets. */
export function DepositQuickAmounts({ range, draft, onChoose }: DepositQuickAmountsProps) {
  const t = useText();
  const plain = plainAmountText(draft);
  return (['mobile', 'desktop'] as const).map((layout) => (
    <div
      key={layout}
      className={classes(css.quick, LAYOUTS[layout])}
      role="group"
      aria-label={t('cashier.deposit.amount.quick')}
      data-part={`quick-amounts-${layout}`}
    >
      {quickAmounts(range, layout).map((amount) => {
        const text = formatSatangShort(amount);
        const chosen = plainAmountText(text) === plain;
        return (
          <Button
            key={amount}
            variant={chosen ? 'outline' : 'soft'}
            tone={chosen ? 'accent' : 'neutral'}
            className={css.quickAmount}
            aria-pressed={chosen}
            onClick={() => onChoose(text)}
          >
            {text}
          </Button>
        );
      })}
    </div>
  ));
}
