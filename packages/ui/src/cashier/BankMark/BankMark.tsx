import { classes } from '../../private/classes.ts';
import * as css from './BankMark.css.ts';
import { banks, isBankCode } from './banks.ts';

/** Size of the letters in the box of 44: the capitals of every font of a brand are at least 11 px high at the default size. */
const LETTERS = 17.25;
/** Width of more than three letters, in the box. Longer codes are narrowed, never lower. */
const WIDTHS: Readonly<Record<number, number>> = { 4: 36, 5: 39 };
/** Letters on a smaller logo could not be read. */
const LEGIBLE = 40;

/** Props of {@link BankMark}. */
export interface BankMarkProps {
  /** Bank code of section 3, e.g. `kbank`. Unknown codes are shown in grey. */
  code: string;
  /** Edge in px. Below 40 px the logo has no letters, only shape and colour. @default 44 */
  size?: number;
  /** Merged with the class name of the logo. */
  className?: string;
}

/**
 * A bank logo: the bank code on the bank colour, in the shape of the brand. Decorative: the bank name is next to it.
 */
export function BankMark({ code, size = 44, className }: BankMarkProps) {
  const { label, fill, ink } = isBankCode(code)
    ? banks[code]
    : { label: code.slice(0, 5).toUpperCase(), fill: '#595959', ink: '#fff' };
  const lines = label.split(' ');
  return (
    <svg
      className={classes(css.root, className)}
      data-component="bank-mark"
      width={size}
      height={size}
      viewBox="0 0 44 44"
      color={fill}
      aria-hidden="true"
    >
      {size >= LEGIBLE && (
        <text textAnchor="middle" fontSize={LETTERS} fill={ink}>
          {lines.map((line, at) => (
            <tspan
              key={line}
              x="22"
              y={lines[1] ? 20 + 14 * at : 28}
              textLength={WIDTHS[line.length]}
              lengthAdjust="spacingAndGlyphs"
            >
              {line}
            </tspan>
          ))}
        </text>
      )}
    </svg>
  );
}
