import type { AddressProblem, Failure, LaunchState } from '@brand/domain';
import type { LaunchOutcome } from '@brand/ui';

/** A provider that is not offered: trying again does not help, other games do. */
const NOT_OFFERED = '5003';

/** A launch that opened nothing. */
type TurnedDown =
  | { readonly status: 'maintenance'; readonly text: string | null }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'refused'; readonly reason: AddressProblem };

/**
 * What is said of a launch that opened nothing, on the page of the game and in a dialog alike.
 *
 * @param say the sentence of an id
 */
export function turnedDown(state: TurnedDown, say: (id: string) => string) {
  switch (state.status) {
    case 'maintenance':
      return { status: 'maintenance', text: state.text } as const;
    case 'refused':
      return { status: 'refused', text: say(`site.play.refused.${state.reason}`) } as const;
    case 'failed': {
      const { messageId, code } = state.failure;
      const status = code === NOT_OFFERED ? 'refused' : 'failed';
      return { status, text: say(messageId), code } as const;
    }
  }
}

/**
 * What a dialog says of a launch; null while there is nothing to say.
 *
 * @param say the sentence of an id
 */
export function outcomeOf(state: LaunchState, say: (id: string) => string): LaunchOutcome | null {
  switch (state.status) {
    case 'maintenance':
    case 'failed':
    case 'refused':
      return turnedDown(state, say);
    case 'blocked':
      return { status: 'blocked' };
    default:
      return null;
  }
}
