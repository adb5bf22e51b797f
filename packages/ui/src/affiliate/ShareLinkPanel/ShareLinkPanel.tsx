'use client';

import { type HTMLAttributes, useId } from 'react';

import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { QrCode } from '../../primitives/QrCode/QrCode.tsx';
import { useQrFile } from '../../primitives/QrCode/useQrFile.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './ShareLinkPanel.css.ts';

/** Props of {@link ShareLinkPanel}. Other props go to the `section`. */
export interface ShareLinkPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The full URL. */
  link: string;
  /** Brand name, printed above the URL in the saved QR image. */
  brand: string;
  /** Opens the native share sheet with the URL. If omitted, the button is not shown. */
  onShare?: (() => void) | undefined;
}

/** The affiliate link of the member: copy, share, or scan as a QR code. */
export function ShareLinkPanel({ link, brand, onShare, ...rest }: ShareLinkPanelProps) {
  const t = useText();
  const heading = useId();
  return (
    <Card {...rest} as="section" aria-labelledby={heading} data-component="share-link-panel">
      <div className={css.container}>
        <div className={css.root}>
          <div className={css.words}>
            <Heading level={2} size="lg" id={heading}>
              {t('affiliate.link.title')}
            </Heading>
            <Text size="sm" tone="muted">
              {t('affiliate.link.hint')}
            </Text>
            <div className={css.link} data-part="link">
              {link}
            </div>
            <div className={css.actions}>
              <CopyButton
                value={link}
                size="md"
                label={t('affiliate.link.copy')}
                copiedLabel={t('affiliate.link.copied')}
              />
              {onShare && (
                <Button
                  variant="outline"
                  tone="neutral"
                  iconStart={<Icon glyph={glyphs.share} size={20} />}
                  onClick={onShare}
                >
                  {t('affiliate.link.share')}
                </Button>
              )}
            </div>
          </div>
          <div className={css.qr}>
            <QrCode value={link} label={t('affiliate.link.qr')} className={css.code} />
            <SaveQr link={link} brand={brand} />
          </div>
        </div>
      </div>
    </Card>
  );
}

/** The image is created before the press: a phone drops the user activation while it waits. */
function SaveQr({ link, brand }: Pick<ShareLinkPanelProps, 'link' | 'brand'>) {
  const t = useText();
  const ready = useQrFile(link, 'qr.png', `${brand}\n${link.replace(/^https?:\/\//, '')}`);
  if (ready === 'unavailable') return <></>;
  const look = {
    variant: 'ghost',
    tone: 'neutral',
    size: 'sm',
    iconStart: <Icon glyph={glyphs.download} size={20} />,
  } as const;
  return ready ? (
    <LinkButton {...look} href={ready.url} download={ready.file.name} data-part="save">
      {t('affiliate.link.save')}
    </LinkButton>
  ) : (
    <Button {...look} loading data-part="save">
      {t('affiliate.link.save')}
    </Button>
  );
}
