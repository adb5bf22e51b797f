'use client';

import {
  formatSatangShort,
  type AmountRange,
  type BankChannel,
  type TransferChannel,
} from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { ActionBar } from '../../private/ActionBar.tsx';
import { classes } from '../../private/classes.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as cashier from '../cashier.css.ts';
import { ChannelRow } from '../ChannelRow/ChannelRow.tsx';
import { ViewHead } from '../ViewHead.tsx';
import * as css from './BankTransferPanel.css.ts';
import { payableNumber } from './payableNumber.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link BankTransferPanel}. Other props go to the root. */
export interface BankTransferPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The account to transfer to, or an e-wallet that was paid but not credited. */
  channel: Exclude<TransferChannel, { kind: 'usdt' }>;
  /** Opens the report for a completed transfer. */
  onReport: () => void;
  /** Goes back to the list of channels. Null if there is none. */
  onLeave: (() => void) | null;
  /** Opens the choice of another channel. Null if there is no other. */
  onChangeChannel: (() => void) | null;
  /** Heading level in the page outline. @default 2 */
  headingLevel?: 2 | 3;
}

/**
 * Account details for a bank transfer (section 2: bank-transfer details) and the button to report it. An e-wallet is paid by
 * QR and has no number, so only the report is shown.
 */
export function BankTransferPanel({
  channel,
  onReport,
  onLeave,
  onChangeChannel,
  headingLevel = 2,
  className,
  ...rest
}: BankTransferPanelProps) {
  const t = useText();
  const isBank = channel.kind === 'bank';
  return (
    <section
      {...rest}
      className={classes(cashier.panel, className)}
      data-component="bank-transfer-panel"
    >
      <div className={classes(cashier.form, cashier.narrow)}>
        <ViewHead level={headingLevel} onBack={onLeave}>
          {t(isBank ? 'cashier.transfer.title' : 'cashier.transfer.walletTitle')}
        </ViewHead>
        <ChannelRow channel={channel} onChange={onChangeChannel} />
        {isBank ? (
          <>
            <BankAccount channel={channel} />
            <Banner
              tone="pending"
              icon={glyphs.warning}
              role="note"
              title={t('cashier.transfer.checkTitle')}
            >
              {t('cashier.transfer.checkText')}
            </Banner>
          </>
        ) : (
          <div>
            {channel.accountName && (
              <Text weight="strong" className={css.holder}>
                {channel.accountName}
              </Text>
            )}
            <Text tone="muted">{t('cashier.transfer.walletText')}</Text>
          </div>
        )}
        <ActionBar>
          <Button size="lg" fullWidth onClick={onReport} data-part="report">
            {t(isBank ? 'cashier.transfer.report' : 'cashier.transfer.form.title')}
          </Button>
        </ActionBar>
        {isBank && <HowToTransfer range={channel.range} level={headingLevel === 2 ? 3 : 4} />}
      </div>
    </section>
  );
}

/** Number and holder, in the order in which a banking app asks for them. */
function BankAccount({ channel }: { channel: BankChannel }) {
  const t = useText();
  const { accountName, accountNumber } = channel;
  return (
    <div className={css.account} data-part="account">
      <div>
        <Text size="sm" tone="muted">
          {t('cashier.transfer.number')}
        </Text>
        <div
          className={classes(css.number, accountNumber.length > 11 && css.longNumber)}
          data-part="number"
        >
          {payableNumber(accountNumber)}
        </div>
      </div>
      <div>
        <Text size="sm" tone="muted">
          {t('cashier.transfer.name')}
        </Text>
        <Text weight="strong" className={css.holder}>
          {accountName}
        </Text>
      </div>
      <CopyButton
        value={accountNumber}
        label={t('cashier.transfer.copy')}
        copiedLabel={t('cashier.transfer.copied', { number: accountNumber })}
        size="md"
        fullWidth
        data-part="copy"
      />
    </div>
  );
}

function HowToTransfer({ range, level }: { range: AmountRange; level: 3 | 4 }) {
  const t = useText();
  const min = formatSatangShort(range.min);
  const max = formatSatangShort(range.max);
  return (
    <div className={css.how}>
      <Heading level={level} size="md">
        {t('cashier.transfer.howTitle')}
      </Heading>
      <ol className={cashier.steps}>
        <li className={cashier.step}>{t('cashier.transfer.howStep1')}</li>
        <li className={cashier.step}>{t('cashier.transfer.howStep2', { min, max })}</li>
        <li className={cashier.step}>{t('cashier.transfer.howStep3')}</li>
      </ol>
    </div>
  );
}
