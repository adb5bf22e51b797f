'use client';

import { formatSatang, type DepositQr } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { bangkokTime } from '../bangkokDates.ts';
import * as css from './DepositPanel.css.ts';
import { useQrFile } from '../../primitives/QrCode/useQrFile.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link DepositQrKeep}. */
export interface DepositQrKeepProps {
  qr: DepositQr;
  channelName: string;
}

/**
 * Saves the QR code as an image, which a banking app on the same phone can read, and shares it if file sharing is supported.
 */
export function DepositQrKeep({ qr, channelName }: DepositQrKeepProps) {
  const t = useText();
  const lines = [
    `${formatSatang(qr.payAmount)} ${t('common.baht')}`,
    `${channelName} · ${qr.merchantRef}`,
    t('cashier.deposit.qr.imageNote', { time: bangkokTime(qr.expiresAt) }),
  ].join('\n');
  const ready = useQrFile(qr.payload, `qr-${qr.merchantRef}.png`, lines);
  if (ready === 'unavailable') return null;
  const icon = <Icon glyph={glyphs.download} size={20} />;
  const words = t('cashier.deposit.qr.save');
  const files = ready ? { files: [ready.file] } : null;
  return (
    <div className={css.keep}>
      {ready ? (
        <LinkButton href={ready.url} download={ready.file.name} iconStart={icon} fullWidth>
          {words}
        </LinkButton>
      ) : (
        <Button loading iconStart={icon} fullWidth>
          {words}
        </Button>
      )}
      {files && navigator.canShare?.(files) && (
        <Button
          variant="soft"
          tone="neutral"
          fullWidth
          iconStart={<Icon glyph={glyphs.share} size={20} />}
          // Closing the share sheet rejects the promise. No message is needed.
          onClick={() => void navigator.share(files).catch(() => undefined)}
        >
          {t('cashier.deposit.qr.share')}
        </Button>
      )}
    </div>
  );
}
