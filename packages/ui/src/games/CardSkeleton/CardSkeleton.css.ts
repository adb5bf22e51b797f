import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

export const picture = panelStyle({ background: vars.color.skeleton, boxShadow: 'none' });

/** A placeholder with the typography of the card, as high as a line of it. */
const bar = {
  selectors: {
    '&::before': {
      content: '',
      display: 'inline-block',
      verticalAlign: 'middle',
      blockSize: '0.75em',
      borderRadius: vars.radius.sm,
      background: vars.color.skeleton,
    },
  },
} as const;

export const long = panelStyle({
  selectors: { '&::before': { ...bar.selectors['&::before'], inlineSize: '82%' } },
});
export const short = panelStyle({
  selectors: { '&::before': { ...bar.selectors['&::before'], inlineSize: '52%' } },
});
