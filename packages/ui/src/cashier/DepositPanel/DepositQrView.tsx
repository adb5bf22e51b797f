'use client';

import { formatSatang, type DepositState } from '@brand/domain';
import type { ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import { retryingText } from '../../private/retryingText.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CountdownRing } from '../../primitives/CountdownRing/CountdownRing.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { QrCode } from '../../primitives/QrCode/QrCode.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as cashier from '../cashier.css.ts';
import { ViewHeading } from '../ViewHeading.tsx';
import * as css from './DepositPanel.css.ts';
import { DepositQrFacts } from './DepositQrFacts.tsx';
import { type BankApp, DepositQrKeep } from './DepositQrKeep.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link DepositQrView}. */
export interface DepositQrViewProps {
  state: Extract<DepositState, { status: 'waiting' }>;
  bankApp: BankApp | null;
  onCancel: () => void;
  /** Null after the member has confirmed it. */
  onReuseUnderstand: (() => void) | null;
  /** The selected bonus. */
  bonus: ReactNode;
  headingLevel: 2 | 3;
}

/** The QR code to pay: amount, code, status with countdown, and payment instructions. */
export function DepositQrView({
  state,
  bankApp,
  onCancel,
  onReuseUnderstand,
  bonus,
  headingLevel,
}: DepositQrViewProps) {
  const t = useText();
  const { qr, channel, amount, fault } = state;
  return (
    <div className={css.qrView}>
      <div className={css.column}>
        <div className={cashier.center}>
          <ViewHeading level={headingLevel} size="lg">
            {t('cashier.deposit.qr.title')}
          </ViewHeading>
          <Money
            amount={qr.payAmount}
            size="2xl"
            decimals="quiet"
            unit={t('common.baht')}
            data-part="amount"
          />
          <Text size="sm" tone="muted">
            {t('cashier.deposit.qr.channel', { channel: channel.name })}
          </Text>
        </div>
        <div className={css.paper}>
          <QrCode
            value={qr.payload}
            label={t('cashier.deposit.qr.label', { amount: formatSatang(amount) })}
          />
        </div>
        <div className={css.waiting} data-part="waiting" data-state={fault ? 'unreachable' : 'ok'}>
          <CountdownRing
            until={qr.expiresAt}
            certain
            announce={(seconds) => t('cashier.deposit.qr.secondsLeft', { seconds })}
          />
          <div role="status" data-part="status">
            <Text weight="strong" tone={fault ? 'pending' : 'normal'}>
              {fault ? retryingText(t, fault) : t('cashier.deposit.qr.waiting')}
            </Text>
            <Text size="sm" tone="muted">
              {t(fault ? 'cashier.deposit.qr.unreachableText' : 'cashier.deposit.qr.waitingText')}
            </Text>
          </div>
        </div>
        {bonus}
      </div>
      <div className={css.column}>
        <DepositQrKeep qr={qr} channelName={channel.name} bankApp={bankApp} />
        <Banner
          tone="pending"
          icon={glyphs.warning}
          title={t('cashier.deposit.qr.onceTitle')}
          role="note"
        >
          {t('cashier.deposit.qr.onceText')}
          {onReuseUnderstand && (
            <div className={css.understood}>
              <Button size="sm" variant="outline" tone="neutral" onClick={onReuseUnderstand}>
                {t('cashier.deposit.qr.onceUnderstood')}
              </Button>
            </div>
          )}
        </Banner>
        <div className={css.how}>
          <Heading level={headingLevel === 2 ? 3 : 4} size="md">
            {t('cashier.deposit.qr.howTitle')}
          </Heading>
          <ol className={cashier.steps}>
            <li className={cashier.step}>{t('cashier.deposit.qr.howStep1')}</li>
            <li className={cashier.step}>{t('cashier.deposit.qr.howStep2')}</li>
            <li className={cashier.step}>
              {t('cashier.deposit.qr.howStep3', { amount: formatSatang(amount) })}
            </li>
          </ol>
        </div>
        <DepositQrFacts qr={qr} />
        <Button variant="ghost" tone="danger" fullWidth onClick={onCancel}>
          {t('cashier.deposit.qr.cancel')}
        </Button>
      </div>
    </div>
  );
}
