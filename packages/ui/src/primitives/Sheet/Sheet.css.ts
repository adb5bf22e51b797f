import { slideFrom } from '../../private/slideFrom.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

export const surface = primitiveStyle({
  ...slideFrom('translateY(100%)'),
  insetInline: 0,
  insetBlockEnd: 0,
  marginInline: 'auto',
  inlineSize: 'min(100%, 640px)',
  maxBlockSize: '90dvh',
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
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
});
