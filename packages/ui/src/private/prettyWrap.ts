import type { StyleRule } from '@vanilla-extract/css';

/** Avoids a single word on the last line. A browser without `pretty`, such as Firefox, balances the lines instead. */
export const prettyWrap: StyleRule['textWrap'] = ['balance', 'pretty'];
