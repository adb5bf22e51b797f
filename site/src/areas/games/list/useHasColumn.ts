import { mediaStore, useMedia } from '../../../platform/device/mediaStore.ts';

const roomy = mediaStore('(min-width: 1024px)');

/** Whether filters stand beside the games; elsewhere they come over them. */
export const useHasColumn = () => useMedia(roomy);
