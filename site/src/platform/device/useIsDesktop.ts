import { mediaStore, useMedia } from './mediaStore.ts';

const wide = mediaStore('(min-width: 1024px)');

/** Whether the window has room for two columns of a page. False on the server. */
export const useIsDesktop = () => useMedia(wide);
