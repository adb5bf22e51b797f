'use client';

import { formatSatang, type DepositQr } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { useQrFile } from '../../primitives/QrCode/useQrFile.ts';
import { bangkokTime } from '../bangkokDates.ts';
import { SaveImage } from '../SaveImage.tsx';

/** Props of {@link DepositQrKeep}. */
export interface DepositQrKeepProps {
  qr: DepositQr;
  channelName: string;
}

/** Saves and shares the QR code as an image, which a banking app on the same phone can read. */
export function DepositQrKeep({ qr, channelName }: DepositQrKeepProps) {
  const t = useText();
  const lines = [
    `${formatSatang(qr.payAmount)} ${t('common.baht')}`,
    `${channelName} · ${qr.merchantRef}`,
    t('cashier.deposit.qr.imageNote', { time: bangkokTime(qr.expiresAt) }),
  ].join('\n');
  return <SaveImage image={useQrFile(qr.payload, `qr-${qr.merchantRef}.png`, lines)} />;
}
