'use client';

import type { KeyboardEvent } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { useSlideshow } from '../../private/useSlideshow.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './UsdtGuide.css.ts';
import { swipeDistance } from './swipeDistance.ts';
import { UsdtGuideImages } from './UsdtGuideImages.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Number of steps of the guide (section 4). */
const COUNT = 6;
const plugins = () => [swipeDistance()];

/** Props of {@link UsdtGuide}. Other props go to the surface of its dialog. */
export interface UsdtGuideProps extends Omit<
  DialogProps,
  'title' | 'description' | 'closeLabel' | 'footer' | 'children'
> {
  /** URLs of the six images in order. Square images fill their area. */
  images: readonly string[];
  /** Name of the network used in the texts, e.g. `TRC20`. */
  network: string;
  /** The initial step, from 1. @default 1 */
  initialStep?: number;
}

/**
 * Explains in six images how to send USDT (section 2, USDT deposit guide). Each step is also described as text, in case an
 * image does not load. Moved by buttons, arrow keys, swipe, drag or wheel, without wrapping around.
 */
export function UsdtGuide({
  images,
  network,
  initialStep = 1,
  open,
  className,
  onKeyDown,
  ...rest
}: UsdtGuideProps) {
  const t = useText();
  const show = useSlideshow({ count: COUNT, start: initialStep - 1, plugins });
  const step = show.selected + 1;

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    show.onKeyDown(event);
  };
  const arrow = (part: 'previous' | 'next', isUseful: boolean, onClick: () => void) => (
    <IconButton
      icon={part === 'previous' ? glyphs.chevronLeft : glyphs.chevronRight}
      label={t(`cashier.usdt.guide.${part}`)}
      variant="soft"
      // Not `disabled`: a focused button must keep the focus at the last step.
      aria-disabled={!isUseful}
      className={css.arrow}
      onClick={onClick}
      data-part={part === 'previous' ? 'previous' : 'next'}
    />
  );
  const titles = Array.from({ length: COUNT }, (_, at) =>
    t(`cashier.usdt.guide.title${at + 1}` as 'cashier.usdt.guide.title3', { network }),
  );

  return (
    <Dialog
      {...rest}
      open={open}
      onKeyDown={handleKeyDown}
      className={classes(css.surface, className)}
      title={t('cashier.usdt.guide.title')}
      closeLabel={t('common.close')}
      footer={
        <div className={css.controls}>
          {arrow('previous', show.hasPrevious, show.goBack)}
          <span className={css.counter} aria-hidden="true" data-part="counter">
            {`${step} / ${COUNT}`}
          </span>
          {arrow('next', show.hasNext, show.goOn)}
        </div>
      }
    >
      <div className={css.root} data-component="usdt-guide" data-step={step}>
        <UsdtGuideImages images={images} titles={titles} step={step} viewport={show.viewport} />
        <div className={css.words} role="status" data-part="words">
          <span className={visuallyHidden}>
            {t('cashier.usdt.guide.counter', { step, count: COUNT })}
          </span>
          <Text weight="strong" size="lg" align="center">
            {titles[step - 1]}
          </Text>
          <Text tone="muted" align="center">
            {t(`cashier.usdt.guide.text${step}` as 'cashier.usdt.guide.text1')}
          </Text>
        </div>
      </div>
    </Dialog>
  );
}
