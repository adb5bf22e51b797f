import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { WIDE } from '../AppFrame/AppFrame.css.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

export const root = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[6]}`,
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.frame.content} + 2 * ${space[8]})`,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: `${space[4]} ${space[8]}`,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.body,
  color: color.textMuted,
  '@media': { [WIDE]: { paddingInline: space[8], paddingBlock: space[6] } },
});

export const care = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: '1 1 20rem',
  minInlineSize: 0,
});

export const age = panelStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '36px',
  blockSize: '36px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: '50%',
  fontFamily: font.heading,
  fontWeight: fontWeight.bold,
  color: color.text,
});

/** Stands in a line of text; its padding moves no line and makes it as high as a finger. */
export const helpline = panelStyle({
  paddingBlock: '12px',
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

/** A number that is dialled stays on one line. */
export const phone = panelStyle({ whiteSpace: 'nowrap' });

export const social = panelStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const site = panelStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.control.touch,
  blockSize: vars.control.touch,
  paddingInline: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  color: color.text,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: color.raised } } },
  },
});

export const name = panelStyle({
  minInlineSize: 0,
  marginInlineStart: 'auto',
  fontFamily: font.heading,
  color: color.text,
});
