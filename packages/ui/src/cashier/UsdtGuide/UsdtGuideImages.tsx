'use client';

import { useState } from 'react';

import { useText } from '../../messages/useText.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './UsdtGuide.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link UsdtGuideImages}. */
export interface UsdtGuideImagesProps {
  images: readonly string[];
  /** Alternative text of each image. */
  titles: readonly string[];
  /** The current step, from 1. */
  step: number;
  /** Ref of the element that clips the images. */
  viewport: (element: HTMLElement | null) => void;
}

/** The images side by side, one of them visible. */
export function UsdtGuideImages({ images, titles, step, viewport }: UsdtGuideImagesProps) {
  // The next image is loaded in advance. Loaded images stay loaded.
  const [reached, setReached] = useState(step + 1);
  if (reached < step + 1) setReached(step + 1);

  return (
    <div ref={viewport} className={css.viewport} data-part="images">
      <div className={css.track}>
        {titles.map((title, at) => (
          <GuideImage
            key={title}
            number={at + 1}
            title={title}
            address={at < reached ? images[at] : undefined}
            isVisible={at + 1 === step}
          />
        ))}
      </div>
    </div>
  );
}

interface GuideImageProps {
  number: number;
  title: string;
  /** Undefined until the image is needed. */
  address: string | undefined;
  isVisible: boolean;
}

function GuideImage({ number, title, address, isVisible }: GuideImageProps) {
  const t = useText();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  return (
    <div
      className={css.slide}
      inert={!isVisible}
      aria-hidden={!isVisible}
      aria-busy={state === 'loading'}
      data-part="slide"
      data-state={state}
    >
      {state === 'loading' && (
        <span className={css.loading} data-part="loading">
          <Spinner />
          <span className={visuallyHidden}>{t('cashier.usdt.guide.loading')}</span>
        </span>
      )}
      {state === 'failed' ? (
        <div className={css.failed} data-part="placeholder">
          <Icon glyph={glyphs.image} size={40} className={css.failedIcon} />
          <Text tone="muted" align="center" role="status">
            {t('cashier.usdt.guide.failed', { step: number })}
          </Text>
          <Button variant="outline" tone="neutral" size="sm" onClick={() => setState('loading')}>
            {t('common.retry')}
          </Button>
        </div>
      ) : (
        address && (
          <img
            className={css.image}
            src={address}
            alt={title}
            width={720}
            height={720}
            draggable={false}
            // An image of a server's HTML may be complete before React listens.
            ref={(image) => {
              if (image?.complete)
                image.decode().then(
                  () => setState('ready'),
                  () => setState('failed'),
                );
            }}
            onLoad={() => setState('ready')}
            onError={() => setState('failed')}
          />
        )
      )}
    </div>
  );
}
