'use client';

import { bahtFromSatang, formatSatang, type DepositQr } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as cashier from '../cashier.css.ts';
import * as css from './DepositPanel.css.ts';

/** Data that a banking app or an admin may ask for, with copy buttons: the plain amount and the reference. */
export function DepositQrFacts({ qr }: { qr: DepositQr }) {
  const t = useText();
  const facts = [
    {
      name: t('cashier.deposit.qr.amount'),
      shown: `${formatSatang(qr.payAmount)} ${t('common.baht')}`,
      copied: String(bahtFromSatang(qr.payAmount)),
      action: t('cashier.deposit.qr.copyAmount'),
    },
    {
      name: t('cashier.reference'),
      shown: qr.merchantRef,
      copied: qr.merchantRef,
      action: t('cashier.deposit.qr.copyReference'),
    },
  ];
  return (
    <div className={cashier.facts}>
      {facts.map(({ name, shown, copied, action }) => (
        <div key={name} className={cashier.fact}>
          <div className={css.reference}>
            <Text size="xs" tone="muted">
              {name}
            </Text>
            <Text size="sm" className={cashier.tabular}>
              {shown}
            </Text>
          </div>
          <CopyButton
            value={copied}
            label={t('cashier.copy')}
            copiedLabel={t('cashier.copied')}
            aria-label={action}
          />
        </div>
      ))}
    </div>
  );
}
