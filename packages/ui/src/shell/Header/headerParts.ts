import { vars } from '../../theme/contract.css.ts';
import { ROOMY, WIDE } from '../AppFrame/AppFrame.css.ts';

const { color, control, fontSize, radius, space } = vars;

/** Below these header widths parts are hidden or shrink: the label of deposit; the space around text, and one icon. */
export const CLOSE = '(max-width: 389px)';
export const SNUG = '(max-width: 359px)';

export const HOME = '[data-state=home] &';
export const RESPONSIVE = '[data-state=responsive] &';

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

/** On a desktop as high as the box around the balance. */
export const button = {
  flex: 'none',
  '@media': {
    [WIDE]: { minBlockSize: control.md },
    [ROOMY]: { paddingInline: space[5], fontSize: fontSize.md },
  },
} as const;

/** On a phone these headers contain back and a title, and have little space. */
const BESIDE_TITLE = '[data-state=responsive] &, [data-state=title] &';

/** On phones, only shown in the `home` header. */
export const atHome = { [PHONE]: { selectors: { [BESIDE_TITLE]: { display: 'none' } } } } as const;
