import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const list = primitiveStyle({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.border}`,
});

export const tab = primitiveStyle({
  position: 'relative',
  flex: '1 0 auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: '48px',
  paddingInline: space[4],
  color: color.textMuted,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
  whiteSpace: 'nowrap',
  selectors: {
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: vars.radius.md },
    '&[data-state=active]': { color: color.link },
    '&[data-state=active]::after': {
      content: '',
      position: 'absolute',
      insetInline: space[3],
      insetBlockEnd: '-1px',
      blockSize: '3px',
      borderStartStartRadius: '3px',
      borderStartEndRadius: '3px',
      background: color.link,
    },
    '&:disabled': { color: color.onDisabled, cursor: 'default' },
  },
});

export const panel = primitiveStyle({
  selectors: { '&:focus-visible': { borderRadius: vars.radius.sm } },
});
