'use client';

import {
  bahtText,
  checkTransferAmount,
  formatSatangShort,
  formatUsdt,
  formatUsdtRate,
  readableUsdt,
  usdtText,
  usdtWithin,
  type TransferAmountProblem,
  type UsdtChannel,
  type UsdtEntry,
} from '@brand/domain';
import { useState } from 'react';

import { useText } from '../../messages/useText.ts';
import { AmountField } from '../../primitives/AmountField/AmountField.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './UsdtPanel.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link UsdtConverter}. */
export interface UsdtConverterProps {
  channel: UsdtChannel;
  entry: UsdtEntry;
  onEntryChange: (entry: UsdtEntry) => void;
  headingLevel: 3 | 4;
}

/** Two fields, USDT and baht. Typing in one fills the other. */
export function UsdtConverter({ channel, entry, onEntryChange, headingLevel }: UsdtConverterProps) {
  const t = useText();
  const { rate, range } = channel;
  const possible = usdtWithin(range, rate);
  const within = possible && readableUsdt(possible);
  // No error is shown while typing.
  const [isTyping, setTyping] = useState(false);
  const usdt = usdtText(entry, rate);
  const checked = checkTransferAmount(usdt, channel);
  const problem = isTyping || entry.text === '' || checked.ok ? null : checked.problem;

  const field = (side: UsdtEntry['side']) => ({
    decimals: side === 'usdt' ? 6 : 2,
    ignoredText: (text: string) => t('common.ignored', { text }),
    value: side === 'usdt' ? usdt : bahtText(entry, rate),
    onValueChange: (text: string) => {
      setTyping(true);
      onEntryChange({ side, text });
    },
    onBlur: () => setTyping(false),
    error: problem && entry.side === side ? t(wordsOf(problem, side), limitOf(problem)) : null,
  });

  return (
    <div className={css.converter} data-part="converter">
      <Heading level={headingLevel} size="md">
        {t('cashier.usdt.converter')}
      </Heading>
      <AmountField
        {...field('usdt')}
        name="usdt"
        label={t('cashier.usdt.send')}
        unit="USDT"
        hint={
          within
            ? t('cashier.usdt.range', {
                min: formatUsdt(within.min),
                max: formatUsdt(within.max),
              })
            : undefined
        }
      />
      <div className={css.rate}>
        <Icon glyph={glyphs.exchange} size={20} />
        <Text weight="strong" data-part="rate">
          {t('cashier.channel.rate', { rate: formatUsdtRate(rate) })}
        </Text>
      </div>
      <AmountField
        {...field('baht')}
        name="baht"
        label={t('cashier.usdt.receive')}
        unit={t('common.baht')}
        hint={t('cashier.deposit.amount.hint', {
          min: formatSatangShort(range.min),
          max: formatSatangShort(range.max),
        })}
      />
      <Text size="sm" tone="muted" align="center" className={css.balanced}>
        {t('cashier.usdt.rateNote')}
      </Text>
    </div>
  );
}

/** Messages for the converter state what to enter. They do not refer to an admin, because nothing has been sent yet. */
function wordsOf({ code }: TransferAmountProblem, side: UsdtEntry['side']) {
  switch (code) {
    case 'belowMinimum':
    case 'aboveMaximum':
      return `cashier.deposit.problem.${code}` as const;
    case 'sixDecimals':
      return 'cashier.transfer.problem.sixDecimals';
    case 'digitsOnly':
      return 'cashier.transfer.problem.usdtDigits';
    case 'required':
    case 'incorrect':
      return side === 'baht' ? 'cashier.usdt.bahtIncorrect' : 'cashier.deposit.problem.incorrect';
  }
}

function limitOf(problem: TransferAmountProblem): { limit: string } | undefined {
  return 'limit' in problem ? { limit: formatSatangShort(problem.limit) } : undefined;
}
