// In a file without style rules, so that runtime code does not import all tokens.

/** The widths at which AppFrame shows a tab bar. */
export const PHONE = 'screen and (max-width: 599px)';

/** A phone with room for a bar over its content. A low one, or one with its on-screen keyboard open, has none. */
export const DOCKED = `${PHONE} and (min-height: 700px)`;
