'use client';

import type { ImageFile } from '../hooks/useImageFile.ts';
import { useText } from '../messages/useText.ts';
import { ActionBar } from '../private/ActionBar.tsx';
import { Button, type ButtonProps } from '../primitives/Button/Button.tsx';
import * as glyphs from '../primitives/Icon/glyphs.ts';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';
import * as css from './cashier.css.ts';
import { RECEIPT_MESSAGES, type ReceiptArea } from './receiptMessages.ts';

/** Props of {@link SaveImage}. */
export interface SaveImageProps {
  /** From `useImageFile`. */
  image: ImageFile | 'unavailable' | null;
  /** Look of the first button. @default 'solid' */
  variant?: NonNullable<ButtonProps['variant']>;
  tone?: NonNullable<ButtonProps['tone']>;
  /** Whether saving is the main action of its view. @default false */
  main?: boolean;
  /** Area of the messages. @default 'cashier' */
  area?: ReceiptArea;
}

/** Saves an image, and shares it if the browser can share files. Nothing if the browser cannot draw. */
export function SaveImage({ image, main = false, area = 'cashier', ...look }: SaveImageProps) {
  const t = useText();
  if (image === 'unavailable') return null;
  const icon = <Icon glyph={glyphs.download} size={20} />;
  const words = t(RECEIPT_MESSAGES[area].save);
  const files = image ? { files: [image.file] } : null;
  return (
    <div className={main ? css.saveFirst : css.saveImage} data-part="save">
      <ActionBar main={main}>
        {image ? (
          <LinkButton
            {...look}
            href={image.url}
            download={image.file.name}
            iconStart={icon}
            fullWidth
          >
            {words}
          </LinkButton>
        ) : (
          <Button {...look} loading iconStart={icon} fullWidth>
            {words}
          </Button>
        )}
      </ActionBar>
      {files && navigator.canShare?.(files) && (
        <Button
          variant="soft"
          tone="neutral"
          fullWidth
          iconStart={<Icon glyph={glyphs.share} size={20} />}
          // Closing the share sheet rejects the promise. No message is needed.
          onClick={() => void navigator.share(files).catch(() => undefined)}
        >
          {t(RECEIPT_MESSAGES[area].share)}
        </Button>
      )}
    </div>
  );
}
