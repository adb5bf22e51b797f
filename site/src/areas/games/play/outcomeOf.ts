import type { AddressProblem, Failure, LaunchState } from '@brand/domain';
import type { LaunchOutcome } from '@brand/ui';

/** A provider that is not offered: a retry does not help, but other games do. */
const NOT_OFFERED = '5003';

/** A failed launch. */
type TurnedDown =
  | { readonly status: 'maintenance'; readonly text: string | null }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'refused'; readonly reason: AddressProblem };

/**
 * Message of a failed launch, on the game page and in a dialog.
 *
 * @param say returns a message by its id
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
 * Content of the dialog about a launch. Null if there is nothing to report.
 *
 * @param say returns a message by its id
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
