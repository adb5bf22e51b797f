import { prettyWrap } from '../../private/prettyWrap.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = panelStyle({
  display: 'grid',
  gap: space[4],
  containerType: 'inline-size',
});

export const steps = panelStyle({
  display: 'grid',
  gap: space[3],
  counterReset: 'step',
  textWrap: prettyWrap,
  '@container': {
    '(min-width: 600px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[4] },
  },
});

export const rates = panelStyle({ display: 'grid', gap: space[2] });

export const rateList = panelStyle({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
});

export const rate = panelStyle({
  display: 'grid',
  padding: space[3],
  borderRadius: vars.radius.md,
  background: color.inset,
});
