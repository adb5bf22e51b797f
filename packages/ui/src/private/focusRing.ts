import { vars } from '../theme/contract.css.ts';

/** Around what has the focus. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const;

/** Feature query for browsers without `:has()`, such as Firefox before 121: there `:focus-within` shows the focus. */
export const WITHOUT_HAS = 'not selector(:has(input))';
