'use client';

import { useState } from 'react';

import { useTimeout } from '../../hooks/useTimeout.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { copyText } from './copyText.ts';
import * as glyphs from '../Icon/glyphs.ts';

const SHOWN_MS = 2_000;

/** Props of {@link CopyButton}. Other props go to the Button. */
export interface CopyButtonProps extends Omit<
  ButtonProps,
  'children' | 'iconStart' | 'iconEnd' | 'value'
> {
  /** The exact text to copy. */
  value: string;
  /** The label before copying, e.g. 'Copy'. */
  label: string;
  /** The label for two seconds after success, e.g. 'Copied'. Also announced to screen readers. */
  copiedLabel: string;
}

/** Copies a text and confirms it. When the browser refuses, the label does not change. */
export function CopyButton({
  value,
  label,
  copiedLabel,
  variant = 'soft',
  tone = 'neutral',
  size = 'sm',
  ...rest
}: CopyButtonProps) {
  const [copied, setCopied] = useState(0);
  useTimeout(() => setCopied(0), copied > 0 ? SHOWN_MS : null);
  return (
    <>
      <Button
        {...rest}
        variant={variant}
        tone={tone}
        size={size}
        iconStart={<Icon glyph={copied > 0 ? glyphs.check : glyphs.copy} size={20} />}
        onClick={async () => {
          if (await copyText(value)) setCopied((times) => times + 1);
        }}
      >
        {copied > 0 ? copiedLabel : label}
      </Button>
      <span role="status" className={visuallyHidden}>
        {copied > 0 ? copiedLabel : ''}
      </span>
    </>
  );
}
