'use client';

import { formatSatang, type DepositQr } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { useQrFile } from '../../primitives/QrCode/useQrFile.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { bangkokTime } from '../bangkokDates.ts';
import * as cashier from '../cashier.css.ts';
import { SaveImage } from '../SaveImage.tsx';

/** The app of a member's bank. */
export interface BankApp {
  /** Name of the bank, in the language of the page. */
  readonly name: string;
  /** Address that opens the app. */
  readonly href: string;
}

/** Props of {@link DepositQrKeep}. */
export interface DepositQrKeepProps {
  qr: DepositQr;
  channelName: string;
  /** Null if it is unknown, and where it cannot be opened. */
  bankApp: BankApp | null;
}

/** Saves and shares the QR code as an image, and opens the banking app on the same phone, which can read the image. */
export function DepositQrKeep({ qr, channelName, bankApp }: DepositQrKeepProps) {
  const t = useText();
  const lines = [
    `${formatSatang(qr.payAmount)} ${t('common.baht')}`,
    `${channelName} · ${qr.merchantRef}`,
    t('cashier.deposit.qr.imageNote', { time: bangkokTime(qr.expiresAt) }),
  ].join('\n');
  const image = useQrFile(qr.payload, `qr-${qr.merchantRef}.png`, lines);
  return (
    <div className={cashier.keep}>
      <SaveImage image={image} main />
      {bankApp && (
        <div className={cashier.actions}>
          <LinkButton
            href={bankApp.href}
            variant="soft"
            fullWidth
            iconEnd={<Icon glyph={glyphs.external} size={20} />}
            data-part="bank-app"
          >
            {t('cashier.deposit.qr.bankApp', { bank: bankApp.name })}
          </LinkButton>
          <Text size="sm" tone="muted" align="center">
            {t('cashier.deposit.qr.bankAppText')}
          </Text>
        </div>
      )}
    </div>
  );
}
