import { deviceClassOf } from './deviceClass.ts';
import { mediaStore, useMedia } from './mediaStore.ts';

/** Below this width the site has the phone layout. An iPad mini in portrait has 744 px. */
const narrow = mediaStore('(max-width: 599px)');

/**
 * True on phones (section 3) and in windows as narrow as a phone: the cashier is a page there, not a panel.
 *
 * @param playing a game is on the page: it must not be left because its window became narrow
 */
export function useIsPhone(playing = false): boolean {
  return useMedia(
    narrow,
    () => (!playing && narrow.read()) || deviceClassOf(navigator) === 'mobile',
  );
}
