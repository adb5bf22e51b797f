import { vars } from '@brand/ui/theme/contract';
import { offscreen } from '../../../routing/scroll/offscreen.ts';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

const { color, space } = vars;

/** The header of a phone shows it. */
export const title = pageStyle({
  overflowWrap: 'anywhere',
  '@media': { 'not all and (min-width: 600px)': offscreen },
});

export const provider = pageStyle({ display: 'grid', gap: space[4] });

export const providerRow = pageStyle({ display: 'flex', alignItems: 'center', gap: space[4] });

export const mark = pageStyle({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '128px',
  blockSize: '64px',
  paddingInline: space[3],
  objectFit: 'contain',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.raised,
});

export const name = pageStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
