'use client';

import type { UsdtChannel } from '@brand/domain';
import { Fragment } from 'react';

import { useText } from '../../messages/useText.ts';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { QrCode } from '../../primitives/QrCode/QrCode.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './UsdtPanel.css.ts';

/** People compare four characters at a time, mostly the first and the last four. */
const GROUP = /^0x.{4}|.{1,4}(?=.{4})|.{1,4}$/g;

/** Props of {@link UsdtAddress}. */
export interface UsdtAddressProps {
  /** A channel whose address has been verified. */
  channel: UsdtChannel;
}

/** The address to send to: as QR code, as text, and with a copy button. */
export function UsdtAddress({ channel }: UsdtAddressProps) {
  const t = useText();
  const { network, address, accountName } = channel;
  const groups = address.match(GROUP) ?? [];
  return (
    <div className={css.address} data-part="address">
      <div className={css.paper}>
        <QrCode value={address} label={t('cashier.usdt.qr', { network })} />
      </div>
      <div className={css.addressWords}>
        <Text size="sm" tone="muted" align="center">
          {t('cashier.usdt.address', { network })}
        </Text>
        {/* No spaces between the groups, so that a manual selection copies the plain address. */}
        <div className={css.characters} translate="no" data-part="characters">
          {groups.map((group, at) => (
            <Fragment key={at}>
              {at > 0 && <wbr />}
              <span className={css.group}>{group}</span>
            </Fragment>
          ))}
        </div>
        {accountName && (
          <Text size="sm" tone="muted" align="center">
            {`${t('cashier.transfer.name')} ${accountName}`}
          </Text>
        )}
      </div>
      <CopyButton
        value={address}
        label={t('cashier.usdt.copy')}
        copiedLabel={t('cashier.copied')}
        size="md"
        fullWidth
        data-part="copy"
      />
      <Text size="sm" tone="muted" align="center" className={css.balanced}>
        {t('cashier.usdt.compare', { first: groups[0] ?? '', last: groups.at(-1) ?? '' })}
      </Text>
    </div>
  );
}
