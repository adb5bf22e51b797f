import { WIDE } from '../../shell/AppFrame/AppFrame.css.ts';

export const PHONE = `not all and ${WIDE}`;
/** At this width there is room next to the image for names and play links, but not for the figures. */
export const TABLET = `${WIDE} and (max-width: 1023.98px)`;
