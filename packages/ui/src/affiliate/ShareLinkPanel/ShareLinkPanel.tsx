'use client';

import { LINK_NAME_MAX } from '@brand/domain';
import { type HTMLAttributes, useId } from 'react';

import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { Glyph } from '../../primitives/Icon/glyph.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { QrCode } from '../../primitives/QrCode/QrCode.tsx';
import { useQrFile } from '../../primitives/QrCode/useQrFile.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as css from './ShareLinkPanel.css.ts';

/** A social site on which the link can be shared. */
export interface SharePage {
  /** Name of the site as it writes it itself, e.g. 'LINE'. */
  readonly name: string;
  /** Its page that shares the link. */
  readonly href: string;
  /** A neutral icon, such as a speech bubble; not the trademark of the site. @default none */
  readonly icon?: Glyph;
}

/** Props of {@link ShareLinkPanel}. Other props go to the `section`. */
export interface ShareLinkPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The full URL. */
  link: string;
  /** Brand name, printed above the URL in the saved QR image. */
  brand: string;
  /** Social sites to share on, in order. @default [] */
  sharePages?: readonly SharePage[];
  /** Opens the native share sheet with the URL. If omitted, the button is not shown. */
  onShare?: (() => void) | undefined;
  /** The typed name of the link, which `link` contains. @default '' */
  name?: string;
  /** Called with the typed name of the link. If omitted, the link cannot have a name. */
  onNameChange?: ((name: string) => void) | undefined;
}

/** The affiliate link of the member: copy, share, or scan as a QR code. */
export function ShareLinkPanel({
  link,
  brand,
  sharePages = [],
  onShare,
  name: typedName = '',
  onNameChange,
  ...rest
}: ShareLinkPanelProps) {
  const t = useText();
  const heading = useId();
  return (
    <Card {...rest} as="section" aria-labelledby={heading} data-component="share-link-panel">
      <div className={css.container}>
        <div className={css.root}>
          <div className={css.words}>
            <Heading level={2} id={heading}>
              {t('affiliate.link.title')}
            </Heading>
            <Text size="sm" tone="muted">
              {t('affiliate.link.hint')}
            </Text>
            {onNameChange && (
              <TextField
                label={t('affiliate.link.name')}
                hint={t('affiliate.link.nameHint')}
                value={typedName}
                maxLength={LINK_NAME_MAX}
                autoComplete="off"
                onChange={({ target }) => onNameChange(target.value)}
              />
            )}
            <div className={css.link} data-part="link">
              {readable(link)}
            </div>
            <div className={css.actions}>
              <CopyButton
                value={link}
                size="md"
                className={css.copy}
                label={t('affiliate.link.copy')}
                copiedLabel={t('affiliate.link.copied')}
              />
              {sharePages.map(({ name, href, icon }) => (
                <LinkButton
                  key={name}
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  variant="outline"
                  tone="neutral"
                  className={css.way}
                  iconStart={icon && <Icon glyph={icon} size={20} />}
                  aria-label={t('affiliate.link.shareOn', { site: name })}
                  data-part="site"
                >
                  {name}
                </LinkButton>
              ))}
              {onShare && (
                <Button
                  variant="outline"
                  tone="neutral"
                  className={css.way}
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

/** The URL with the letters of its name instead of their codes. It still works when it is copied. */
function readable(link: string): string {
  try {
    return decodeURI(link);
  } catch {
    return link;
  }
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
