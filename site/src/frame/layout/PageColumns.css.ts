import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

const WIDE = '(min-width: 1024px)';

export const root = pageStyle({
  '@media': {
    [WIDE]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 36%)',
      columnGap: vars.space[8],
      alignItems: 'start',
    },
  },
});

/** Forms fill the column, so that they begin where its tabs begin. */
export const column = pageStyle({
  minInlineSize: 0,
  '@media': { [WIDE]: { vars: { '--brand-form-width': '100%' } } },
});

/** Stays while the first column scrolls. */
export const aside = pageStyle({
  display: 'none',
  '@media': {
    [WIDE]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(${vars.frame.headerDesktop} + ${vars.space[5]})`,
    },
  },
});
