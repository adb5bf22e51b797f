import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { space } = vars;

export const root = panelStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  paddingBlockStart: space[2],
});

export const seal = panelStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '72px',
});

export const credit = panelStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
