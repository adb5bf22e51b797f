import { useMedia } from '../../app/useMedia.ts';

/** Whether filters stand beside the games; elsewhere they come over them. */
export const useHasColumn = () => useMedia('(min-width: 1024px)');
