import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight, radius } = vars;

export const title = panelStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.touch,
  borderBlockEnd: `${vars.section.rule} solid ${color.border}`,
  fontFamily: font.display,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.display,
  selectors: {
    '&::before': {
      content: '',
      flex: 'none',
      inlineSize: vars.section.bar,
      blockSize: '1em',
      marginInlineEnd: vars.section.barGap,
      background: color.mark,
    },
  },
});

export const list = panelStyle({
  // Unlike `none`, an empty mark leaves it a list for VoiceOver.
  listStyleType: '""',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: space[2],
  paddingBlockStart: space[3],
});

const box = { blockSize: '64px', borderRadius: radius.md } as const;

export const shape = panelStyle({ ...box, background: color.skeleton });

export const tile = panelStyle({
  ...box,
  display: 'grid',
  placeItems: 'center',
  paddingInline: space[2],
  background: color.raised,
  border: `1px solid ${color.border}`,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.hover } } } },
});

export const mark = panelStyle({ inlineSize: '96px', blockSize: '40px', objectFit: 'contain' });

export const name = panelStyle({
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  textAlign: 'center',
});
