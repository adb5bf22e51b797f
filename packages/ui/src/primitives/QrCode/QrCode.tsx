import { useMemo, type SVGProps } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './QrCode.css.ts';
import { drawQr } from './qrPath.ts';

/** Props of {@link QrCode}. Other props go to the `svg`. */
export interface QrCodeProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** The exact text in the code. */
  value: string;
  /** Its accessible name: the purpose of the code. */
  label: string;
}

/** A QR code: black on white, quiet zone of four modules, level M. It fills the width of its container. */
export function QrCode({ value, label, className, ...rest }: QrCodeProps) {
  const { edge, path } = useMemo(() => drawQr(value), [value]);
  return (
    <svg
      {...rest}
      className={classes(css.root, className)}
      data-component="qr-code"
      viewBox={`0 0 ${edge} ${edge}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
