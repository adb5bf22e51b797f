import { classes } from '../../private/classes.ts';
import * as css from './BankMark.css.ts';
import { banks, isBankCode } from './banks.ts';

/** Props of {@link BankMark}. */
export interface BankMarkProps {
  /** Bank code of section 3, e.g. `kbank`. Unknown codes are shown in grey. */
  code: string;
  /** Edge in px. @default 44 */
  size?: number;
  /** Merged with the class name of the logo. */
  className?: string;
}

/** A bank logo: the bank code on the bank colour. Decorative: the bank name is next to it. */
export function BankMark({ code, size = 44, className }: BankMarkProps) {
  const { label, fill, ink } = isBankCode(code)
    ? banks[code]
    : { label: code.slice(0, 5).toUpperCase(), fill: '#595959', ink: '#fff' };
  return (
    <svg
      className={classes(css.root, className)}
      data-component="bank-mark"
      width={size}
      height={size}
      viewBox="0 0 44 44"
      aria-hidden="true"
    >
      <rect width="44" height="44" fill={fill} />
      <text
        x="22"
        y="22"
        dy="0.35em"
        textAnchor="middle"
        fontSize={label.length > 4 ? 10.5 : label.length > 3 ? 12 : 14}
        fill={ink}
      >
        {label}
      </text>
    </svg>
  );
}
