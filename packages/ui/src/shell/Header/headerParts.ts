import { vars } from '../../theme/contract.css.ts';
import { ROOMY, WIDE } from '../AppFrame/AppFrame.css.ts';

const { color, control, fontSize, radius, space } = vars;

/** Under these widths of what is in the header things give way: the word of deposit, air around words, history. */
export const CLOSE = '(max-width: 389px)';
export const SNUG = '(max-width: 359px)';
export const TIGHT = '(max-width: 319px)';

export const HOME = '[data-state=home] &';

export const PHONE = `not all and ${WIDE}`;

export const iconLink = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: control.touch,
  blockSize: control.touch,
  borderRadius: radius.pill,
} as const;

export const lit = {
  '(hover: hover)': { selectors: { '&:hover': { background: color.hover } } },
} as const;

/** On a desktop as high as the well that the balance stands in. */
export const button = {
  flex: 'none',
  '@media': {
    [WIDE]: { minBlockSize: control.md },
    [ROOMY]: { paddingInline: space[5], fontSize: fontSize.md },
  },
} as const;

/** Back and a title stand in it on a phone, and leave little room. */
const BESIDE_TITLE = '[data-state=responsive] &, [data-state=title] &';

/** On the header of home alone, as far as phones go. */
export const atHome = { [PHONE]: { selectors: { [BESIDE_TITLE]: { display: 'none' } } } } as const;
