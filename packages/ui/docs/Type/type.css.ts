import { vars } from '../../src/theme/contract.css.ts';
import { pageStyle, type LayeredRule } from '../../src/theme/layered.ts';

const { color, space, font, lineHeight } = vars;

export const choice = pageStyle({ maxInlineSize: '280px' });

export const sample = pageStyle({
  maxInlineSize: '60ch',
  fontFamily: font.body,
  lineHeight: lineHeight.body,
  fontSize: vars.fontSize.lg,
});

export const faces = pageStyle({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
});

export const face = pageStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  minInlineSize: 0,
});

export const line = pageStyle({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
});

export const measure = pageStyle({
  display: 'grid',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.5,
});

export const room = pageStyle({
  color: color.success,
  selectors: { '&[data-state=over]': { color: color.pending } },
});

/** Stripes of one line height that show the line boxes. */
const ruled: LayeredRule = {
  color: color.text,
  overflowX: 'clip',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-state=ruled]': {
      backgroundColor: color.inset,
      backgroundImage: `linear-gradient(${color.borderStrong} 1px, transparent 1px)`,
      backgroundSize: '100% 1lh',
      boxShadow: `0 1px 0 ${color.borderStrong}`,
    },
  },
};

export const words = {
  body: pageStyle({ ...ruled, fontFamily: font.body, lineHeight: lineHeight.body }),
  heading: pageStyle({
    ...ruled,
    fontFamily: font.heading,
    fontWeight: vars.fontWeight.bold,
    lineHeight: lineHeight.heading,
  }),
  display: pageStyle({
    ...ruled,
    fontFamily: font.display,
    fontWeight: vars.fontWeight.display,
    lineHeight: lineHeight.display,
  }),
};

export const rules = pageStyle({
  display: 'grid',
  gap: space[2],
  maxInlineSize: '68ch',
  paddingInlineStart: space[5],
  listStyle: 'disc',
});
