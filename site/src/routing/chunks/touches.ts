/** What people do first: code that waits for somebody to be there comes with it. */
export const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;
