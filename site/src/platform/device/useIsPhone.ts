import { deviceClassOf } from './deviceClass.ts';
import { mediaStore, useMedia } from './mediaStore.ts';

/** Under this width the site is laid out for a phone. An iPad mini upright has 744 px. */
const narrow = mediaStore('(max-width: 599px)');

/**
 * True on phones (section 3) and in windows as narrow as one: the cashier is a page there, not a panel.
 *
 * @param playing a game is on the page: it is not left because its window became narrow
 */
export function useIsPhone(playing = false): boolean {
  return useMedia(
    narrow,
    () => (!playing && narrow.read()) || deviceClassOf(navigator) === 'mobile',
  );
}
