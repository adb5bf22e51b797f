'use client';

import { bangkokDay, type BankChannel } from '@brand/domain';
import type { HTMLAttributes } from 'react';
import { useIntl } from 'react-intl';

import { useText } from '../../messages/useText.ts';
import { ActionBar } from '../../private/ActionBar.tsx';
import { classes } from '../../private/classes.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as cashier from '../cashier.css.ts';
import { bangkokDate } from '../bangkokDates.ts';
import { payableNumber } from '../BankTransferPanel/payableNumber.ts';
import { ChannelRow } from '../ChannelRow/ChannelRow.tsx';
import { ViewHead } from '../ViewHead.tsx';
import * as css from './AccountChange.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** The previous account. Only its last digits if no more is known. */
export type PreviousAccount =
  | { readonly number: string }
  /** The last digits. */
  | { readonly end: string };

/** Props of {@link AccountChange}. Other props go to the root. */
export interface AccountChangeProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The channel with its new account. */
  channel: BankChannel;
  /** The previous account. Null if unknown. */
  previous: PreviousAccount | null;
  /** Called when the member has acknowledged the change. */
  onAcknowledge: () => void;
  /** Goes back to the list of channels. Null if there is none. */
  onLeave: (() => void) | null;
  /** Opens the choice of another channel. Null if there is no other. */
  onChangeChannel: (() => void) | null;
  /** Heading level in the page outline. @default 2 */
  headingLevel?: 2 | 3;
}

/** Informs about a changed deposit account before its details are shown (section 8, Bank-change notice). */
export function AccountChange({
  channel,
  previous,
  onAcknowledge,
  onLeave,
  onChangeChannel,
  headingLevel = 2,
  className,
  ...rest
}: AccountChangeProps) {
  const t = useText();
  const { locale } = useIntl();
  const { accountChangedAt: changedAt } = channel;
  return (
    <section
      {...rest}
      className={classes(cashier.panel, className)}
      data-component="account-change"
    >
      <div className={classes(cashier.form, cashier.narrow)}>
        <ViewHead level={headingLevel} onBack={onLeave}>
          {t('cashier.accountChange.title')}
        </ViewHead>
        <ChannelRow channel={channel} onChange={onChangeChannel} />
        <dl className={css.accounts}>
          {previous && (
            <div className={css.account} data-part="old">
              <Text as="dt" size="sm" tone="muted">
                {t('cashier.accountChange.old')}
              </Text>
              <dd className={css.number}>
                {'number' in previous ? (
                  <s>{payableNumber(previous.number)}</s>
                ) : (
                  t('cashier.accountChange.end', { end: previous.end })
                )}
              </dd>
              <Text as="dd" size="sm" tone="danger">
                {t('cashier.accountChange.stop')}
              </Text>
            </div>
          )}
          <div className={css.account} data-part="new">
            <Text as="dt" size="sm" tone="muted">
              {t('cashier.accountChange.new')}
            </Text>
            <dd className={css.number}>{payableNumber(channel.accountNumber)}</dd>
            <Text as="dd" size="sm" tone="muted">
              {channel.accountName}
            </Text>
          </div>
        </dl>
        <Banner
          tone="pending"
          icon={glyphs.warning}
          role="note"
          title={t('cashier.accountChange.check')}
        >
          {changedAt === null
            ? t('cashier.accountChange.text')
            : t('cashier.accountChange.since', {
                date: bangkokDate(bangkokDay(changedAt), locale, 'short'),
              })}
        </Banner>
        <ActionBar>
          <Button size="lg" fullWidth onClick={onAcknowledge} data-part="acknowledge">
            {t('cashier.accountChange.acknowledge')}
          </Button>
        </ActionBar>
      </div>
    </section>
  );
}
