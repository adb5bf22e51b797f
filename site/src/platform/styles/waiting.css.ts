import { pageStyle } from './pageStyle.ts';

/** Marks that content which decides the page height is loading. It has no rule; other styles select it. */
export const waiting = pageStyle({});
