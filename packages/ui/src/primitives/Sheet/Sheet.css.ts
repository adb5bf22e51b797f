import { centred } from '../../private/centred.ts';
import { slideFrom } from '../../private/slideFrom.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const slide = slideFrom('translateY(100%)');
/** From this width on a sheet is in the centre of the screen: its lower edge is far from the hand. */
const TABLET = '(min-width: 768px)';

export const surface = primitiveStyle({
  ...slide,
  insetInline: 0,
  insetBlockEnd: 0,
  marginInline: 'auto',
  inlineSize: 'min(100%, 640px)',
  maxBlockSize: '90dvh',
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': { ...slide['@media'], [TABLET]: { ...centred('560px'), paddingBlockEnd: 0 } },
});

/** The drag handle: a visible bar with a touch target around it. */
export const handle = primitiveStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  blockSize: '28px',
  marginBlockEnd: '-8px',
  touchAction: 'none',
  cursor: 'grab',
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '40px',
      blockSize: '4px',
      borderRadius: '2px',
      background: vars.color.borderStrong,
    },
  },
  '@media': { [TABLET]: { display: 'none' } },
});
