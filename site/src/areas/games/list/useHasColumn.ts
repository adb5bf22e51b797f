import { mediaStore, useMedia } from '../../../platform/device/mediaStore.ts';

const roomy = mediaStore('(min-width: 1024px)');

/** Whether filters are in a column next to the games. Otherwise they open in a sheet. */
export const useHasColumn = () => useMedia(roomy);
