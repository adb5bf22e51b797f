'use client';

import type { DepositChannel } from '@brand/domain';
import type { ReactNode } from 'react';

import { useImage } from '../../private/useImage.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { BankMark } from '../BankMark/BankMark.tsx';
import * as css from './ChannelMark.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link ChannelMark}. */
export interface ChannelMarkProps {
  /** The channel: its logo, or a placeholder icon of its kind. */
  channel: DepositChannel;
}

const GLYPHS = { payment: glyphs.qr, truewallet: glyphs.wallet, usdt: glyphs.token } as const;

/**
 * The logo of a deposit channel, or a placeholder icon of its kind if the logo is missing or cannot be loaded. USDT channels
 * show the network icon at the corner.
 */
export function ChannelMark({ channel }: ChannelMarkProps) {
  return (
    <span className={css.root} data-component="channel-mark" aria-hidden="true">
      <Picture
        address={channel.image}
        edge={44}
        className={css.image}
        fallback={
          channel.kind === 'bank' ? (
            <BankMark code={channel.bankCode} />
          ) : (
            <span className={css.sign}>
              <Icon glyph={GLYPHS[channel.kind]} />
            </span>
          )
        }
      />
      {channel.kind === 'usdt' && (
        <Picture
          address={channel.networkImage}
          edge={20}
          className={css.network}
          fallback={null}
          data-part="network"
        />
      )}
    </span>
  );
}

interface PictureProps {
  address: string | null;
  /** In px. */
  edge: number;
  className: string;
  fallback: ReactNode;
  'data-part'?: string;
}

function Picture({ address, edge, fallback, ...rest }: PictureProps) {
  const image = useImage(address);
  if (!image) return fallback;
  return <img {...rest} {...image} alt="" width={edge} height={edge} decoding="async" />;
}
