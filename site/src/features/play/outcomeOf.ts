import type { LaunchState } from '@brand/domain';
import type { LaunchOutcome } from '@brand/ui';

/** A provider that is not offered: trying again does not help, other games do. */
const NOT_OFFERED = '5003';

/**
 * What a dialog says of a launch; null while there is nothing to say.
 *
 * @param say the sentence of an id
 */
export function outcomeOf(state: LaunchState, say: (id: string) => string): LaunchOutcome | null {
  switch (state.status) {
    case 'maintenance':
      return { status: 'maintenance', text: state.text };
    case 'refused':
      return { status: 'refused', text: say(`site.play.refused.${state.reason}`) };
    case 'failed': {
      const { messageId, code } = state.failure;
      const status = code === NOT_OFFERED ? 'refused' : 'failed';
      return { status, text: say(messageId), code };
    }
    case 'blocked':
      return { status: 'blocked' };
    default:
      return null;
  }
}
