import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = panelStyle({
  selectors: {
    '&[data-state=offline]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space[2],
      paddingBlock: space[2],
      paddingInline: space[4],
      background: color.pendingSoft,
      color: color.text,
      fontSize: vars.fontSize.sm,
      lineHeight: vars.lineHeight.body,
    },
  },
});
