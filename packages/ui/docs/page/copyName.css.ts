import { vars } from '../../src/theme/contract.css.ts';
import { pageStyle } from '../../src/theme/layered.ts';

const { color, space } = vars;

export const root = pageStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '32px',
  maxInlineSize: '100%',
  color: color.textMuted,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: color.link } } } },
});

export const name = pageStyle({
  color: color.text,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
  textAlign: 'start',
});
