import { vars } from '../theme/contract.css.ts';

const { color, radius } = vars;

/** Tile of a rail: a link, or as a `div` its skeleton of the same height. */
export const tile = {
  display: 'flex',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.text,
  selectors: { 'div&': { background: color.skeleton, borderColor: 'transparent' } },
  '@media': { '(hover: hover)': { selectors: { 'a&:hover': { background: color.hover } } } },
} as const;
