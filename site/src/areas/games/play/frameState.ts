import type { GameFrameState } from '@brand/ui';
import type { LaunchState } from './launchState.ts';
import { turnedDown } from './outcomeOf.ts';

/** How it stands with the document in the frame, which a launch knows nothing of. */
export type FrameProgress = 'loading' | 'late' | 'ready';

/**
 * What the frame of a game shows.
 *
 * @param say a sentence of the catalogue
 * @param isMobile the page itself goes to games
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
