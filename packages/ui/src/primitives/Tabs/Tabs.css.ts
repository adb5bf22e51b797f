import { createVar, keyframes } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space } = vars;

const EDGE = '32px';
const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
/** Width of the fade at each edge of the list. */
const start = createVar(length);
const end = createVar(length);
const fadeStart = keyframes({
  from: { vars: { [start]: '0px' } },
  to: { vars: { [start]: EDGE } },
});
const fadeEnd = keyframes({ from: { vars: { [end]: EDGE } }, to: { vars: { [end]: '0px' } } });

export const list = primitiveStyle({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${color.border}`,
  // An edge fades when there are more tabs beyond it, controlled by the scroll position.
  '@supports': {
    '(animation-timeline: scroll())': {
      maskImage: `linear-gradient(to right, transparent, #000 ${start}, #000 calc(100% - ${end}), transparent)`,
      // Without a duration the build writes 0 s, and an animation of 0 s has always ended: the first tab would be faded.
      animation: `${fadeStart} 1ms linear both, ${fadeEnd} 1ms linear both`,
      animationTimeline: 'scroll(self inline)',
      animationRange: `0 ${EDGE}, calc(100% - ${EDGE}) 100%`,
    },
  },
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
      insetBlockEnd: 0,
      // A border and not a background, so that forced colours show it too.
      borderBlockEnd: `3px solid ${color.mark}`,
      borderStartStartRadius: '3px',
      borderStartEndRadius: '3px',
    },
    '&:disabled': { color: color.onDisabled, cursor: 'default' },
  },
});

/** Less prominent than the label, with tabular digits. */
export const count = primitiveStyle({
  minInlineSize: '1.5em',
  paddingInline: space[1],
  borderRadius: vars.radius.pill,
  background: color.raised,
  color: color.textMuted,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const panel = primitiveStyle({
  selectors: { '&:focus-visible': { borderRadius: vars.radius.sm } },
});
