import { vars } from '../../src/theme/contract.css.ts';
import { pageStyle } from '../../src/theme/layered.ts';

const { color, space } = vars;

export const root = pageStyle({
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  blockSize: '100%',
  containerType: 'inline-size',
});

export const bar = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: vars.frame.headerPhone,
  paddingInline: space[4],
  background: color.surface,
});

export const body = pageStyle({
  display: 'grid',
  gap: space[5],
  minInlineSize: 0,
  padding: space[4],
});

/** A row that overflows, like the chips of a lobby. */
export const chips = pageStyle({
  display: 'flex',
  gap: space[2],
  marginInlineEnd: `calc(-1 * ${space[4]})`,
  overflow: 'hidden',
});

export const rail = pageStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });

export const railTitle = pageStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.section.barGap,
  paddingBlockEnd: space[1],
  borderBlockEnd: `${vars.section.rule} solid ${color.border}`,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.display,
  selectors: {
    '&::before': {
      content: '',
      inlineSize: vars.section.bar,
      blockSize: '1em',
      background: color.mark,
    },
  },
});

export const covers = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
});

export const wallet = pageStyle({ display: 'grid', gap: space[3] });

export const amounts = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[2],
});

export const actions = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: space[2],
});

export const states = pageStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
