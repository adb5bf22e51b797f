import { vars } from '@brand/ui/theme/contract';

import { studioStyle } from './studioStyle.ts';

const { color, radius, fontSize, space } = vars;

export const root = studioStyle({
  display: 'inline-flex',
  padding: '3px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.inset,
});

export const option = studioStyle({
  position: 'relative',
  display: 'grid',
  minInlineSize: '44px',
  minBlockSize: '44px',
  marginBlock: '-4px',
  alignItems: 'center',
  cursor: 'pointer',
});

export const input = studioStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const label = studioStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '32px',
  paddingInline: space[3],
  borderRadius: radius.sm,
  color: color.textMuted,
  fontFamily: vars.font.heading,
  fontSize: fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    [`${input}:hover + &`]: { color: color.text },
    [`${input}:checked + &`]: { color: color.onContent, background: color.content },
    [`${input}:focus-visible + &`]: { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
});
