import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';
import { DOCKED } from './docked.ts';
import { WITHOUT_HAS } from './focusRing.ts';
import { gutter } from './gutter.ts';

const { color, space } = vars;

export const bar = panelStyle({
  display: 'grid',
  gap: space[2],
  '@media': {
    [DOCKED]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.z.sticky,
      // Last in its view, wherever it is on other screens.
      order: 1,
      marginInline: `calc(-1 * ${gutter})`,
      paddingInline: gutter,
      paddingBlock: `${space[3]} calc(${space[3]} + env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${color.border}`,
      background: color.surface,
    },
  },
  // There AppFrame shows its tab bar, which would cover a docked bar.
  '@supports': { [WITHOUT_HAS]: { selectors: { '&&': { position: 'static' } } } },
});
