'use client';

import { useState, type KeyboardEvent } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './UsdtGuide.css.ts';
import { UsdtGuideImages } from './UsdtGuideImages.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Steps of the guide (section 4). */
const COUNT = 6;

/** Props of {@link UsdtGuide}; the rest goes to the surface of its dialog. */
export interface UsdtGuideProps extends Omit<
  DialogProps,
  'title' | 'description' | 'closeLabel' | 'footer' | 'children'
> {
  /** Addresses of the six pictures in order; square ones fill their room. */
  images: readonly string[];
  /** Name of the network that the words speak of, e.g. `TRC20`. */
  network: string;
  /** The step that it opens at, from 1. @default 1 */
  initialStep?: number;
}

/**
 * How to send USDT, in six pictures (section 2, USDT deposit guide). Each step is told in words as well, so that it helps
 * where a picture cannot come. Moved by buttons, arrow keys, a swipe or a drag; it ends at its ends.
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
  const [step, setStep] = useState(initialStep);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // It stays where it is while it fades.
    if (open) setStep(initialStep);
  }
  const move = (by: number) => setStep(Math.max(1, Math.min(COUNT, step + by)));

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || event.defaultPrevented) return;
    event.preventDefault();
    move(by);
  };
  const arrow = (by: -1 | 1, label: string) => (
    <IconButton
      icon={by < 0 ? glyphs.chevronLeft : glyphs.chevronRight}
      label={label}
      variant="soft"
      // Not `disabled`: a button that has the focus must not lose it at the last step.
      aria-disabled={step + by < 1 || step + by > COUNT}
      className={css.arrow}
      onClick={() => move(by)}
      data-part={by < 0 ? 'previous' : 'next'}
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
          {arrow(-1, t('cashier.usdt.guide.previous'))}
          <span className={css.counter} aria-hidden="true" data-part="counter">
            {`${step} / ${COUNT}`}
          </span>
          {arrow(1, t('cashier.usdt.guide.next'))}
        </div>
      }
    >
      <div className={css.root} data-component="usdt-guide" data-step={step}>
        <UsdtGuideImages images={images} titles={titles} step={step} onMove={move} />
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
