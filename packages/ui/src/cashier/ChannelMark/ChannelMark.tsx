'use client';

import type { QrChannel } from '@brand/domain';
import { useState } from 'react';

import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './ChannelMark.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link ChannelMark}. */
export interface ChannelMarkProps {
  /** The channel: its picture, or a drawn mark of its kind. */
  channel: Pick<QrChannel, 'image' | 'kind'>;
}

/** The logo of a deposit channel, or a drawn mark of its kind where there is none or it cannot come. */
export function ChannelMark({ channel }: ChannelMarkProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { image, kind } = channel;
  return (
    <span className={css.root} data-component="channel-mark" aria-hidden="true">
      {image && image !== broken ? (
        <img
          className={css.image}
          src={image}
          alt=""
          width={44}
          height={44}
          onError={() => setBroken(image)}
        />
      ) : (
        <Icon glyph={kind === 'payment' ? glyphs.qr : glyphs.wallet} />
      )}
    </span>
  );
}
