import { WITHOUT_HAS, focusRing } from '../../private/focusRing.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const sheet = panelStyle({
  selectors: {
    // Opened from a side panel, it covers only that panel.
    '[data-component=side-panel] ~ &': {
      insetInlineStart: 'auto',
      inlineSize: `min(100%, ${vars.frame.sidePanel})`,
    },
  },
});

export const channels = panelStyle({ display: 'grid', gap: space[5], minInlineSize: 0 });

export const group = panelStyle({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const channel = panelStyle({
  position: 'relative',
  border: '1px solid transparent',
  cursor: 'pointer',
  selectors: {
    '&:has(input:checked)': { background: color.selected, borderColor: color.mark },
    '&:has(input:focus-visible)': focusRing,
  },
  '@supports': { [WITHOUT_HAS]: { selectors: { '&:focus-within': focusRing } } },
});
