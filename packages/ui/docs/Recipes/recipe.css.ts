import { vars } from '../../src/theme/contract.css.ts';
import { pageStyle } from '../../src/theme/layered.ts';

const { color, space, radius } = vars;

export const root = pageStyle({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    '(min-width: 1024px)': {
      gridTemplateColumns: 'minmax(280px, 2fr) minmax(0, 3fr)',
      alignItems: 'start',
    },
  },
});

export const example = pageStyle({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
});

export const figure = pageStyle({ display: 'grid', gap: space[2], margin: 0, minInlineSize: 0 });

export const code = pageStyle({
  margin: 0,
  padding: space[4],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  borderRadius: radius.card,
  background: color.inset,
  color: color.text,
  fontFamily: `ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace, ${vars.font.body}`,
  fontSize: vars.fontSize.sm,
  lineHeight: 1.6,
});

export const copy = pageStyle({ justifySelf: 'end' });
