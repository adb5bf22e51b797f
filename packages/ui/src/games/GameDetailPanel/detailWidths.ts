import { WIDE } from '../../shell/AppFrame/AppFrame.css.ts';

export const PHONE = `not all and ${WIDE}`;
/** Beside the picture there is room for the names and the ways to play, not for the figures. */
export const TABLET = `${WIDE} and (max-width: 1023.98px)`;
