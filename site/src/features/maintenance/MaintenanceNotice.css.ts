import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../app/pageStyle.ts';

const { color, space, radius } = vars;

export const root = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: 'calc(100dvh - 96px)',
  textAlign: 'center',
});

/** The logo is drawn for the menu; it brings the menu's ground along to a page of the other kind. */
export const plate = pageStyle({
  display: 'flex',
  paddingBlock: space[3],
  paddingInline: space[5],
  borderRadius: radius.md,
  background: color.surface,
});

export const words = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  maxInlineSize: '440px',
});

export const mark = pageStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '88px',
  blockSize: '88px',
  marginBlockEnd: space[2],
  borderRadius: radius.pill,
  background: color.raised,
  color: color.textMuted,
});

export const text = pageStyle({ maxInlineSize: '36ch', textWrap: 'pretty' });

/** Its line is kept, so that the button does not move when there is something to say. */
export const answer = pageStyle({ minBlockSize: '1.6em' });
