import type { Failure } from '@brand/domain';
import type { DrawingName } from '../illustrations/drawnIllustration.tsx';

/** The drawing beside content that could not be loaded: a kite with a cut string if there is no connection. */
export function failureDrawing({ messageId }: Pick<Failure, 'messageId'>): DrawingName {
  return messageId === 'error.general.network' ? 'kite' : 'lamp';
}
