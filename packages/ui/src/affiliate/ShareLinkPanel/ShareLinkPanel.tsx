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
  /** The whole address. */
  link: string;
  /** Name of the brand: it stands over the address in a picture of the code that is saved. */
  brand: string;
  /** Hands the address to the phone's own sharing; without it there is no button. */
  onShare?: (() => void) | undefined;
}

/** The member's own link: to copy, to share, to be scanned. */
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

/** The picture is made before the press: a phone forgets the press while it waits. */
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
