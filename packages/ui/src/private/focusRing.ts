import { vars } from '../theme/contract.css.ts';

/** Shown around the focused element. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const;

/** Feature query for browsers without `:has()`, such as Firefox before 121. They show the focus with `:focus-within`. */
export const WITHOUT_HAS = 'not selector(:has(input))';
