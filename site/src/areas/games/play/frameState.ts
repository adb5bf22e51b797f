import type { GameFrameState } from '@brand/ui';
import type { LaunchState } from './launchState.ts';
import { turnedDown } from './outcomeOf.ts';

/** State of the document in the frame, which a launch does not know. */
export type FrameProgress = 'loading' | 'late' | 'ready';

/**
 * State that the game frame shows.
 *
 * @param say returns a message by its id
 * @param isMobile the page itself navigates to games
 */
export function frameState(
  launch: LaunchState,
  progress: FrameProgress,
  say: (id: string) => string,
  isMobile: boolean,
): GameFrameState {
  switch (launch.status) {
    case 'asking':
      return { status: 'launching', slow: launch.slow };
    case 'left':
      return { status: 'launching' };
    case 'open':
      return { status: progress, src: launch.address };
    case 'elsewhere':
      return isMobile ? { status: 'returned' } : { status: 'tab', tab: launch.tab };
    case 'maintenance':
    case 'failed':
    case 'refused':
      return turnedDown(launch, say);
  }
}
