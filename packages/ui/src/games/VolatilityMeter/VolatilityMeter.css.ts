import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

export const root = panelStyle({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[2],
});

export const steps = panelStyle({ display: 'inline-flex', alignItems: 'flex-end', gap: '3px' });

/** Each step is higher than the last, and unreached steps are empty, so that no colour is needed. */
export const step = panelStyle({
  inlineSize: '6px',
  borderRadius: '2px',
  border: `1px solid ${vars.color.borderStrong}`,
  selectors: {
    '&:nth-child(1)': { blockSize: '7px' },
    '&:nth-child(2)': { blockSize: '11px' },
    '&:nth-child(3)': { blockSize: '15px' },
    '&[data-state=reached]': { background: vars.color.mark, borderColor: vars.color.mark },
  },
});
