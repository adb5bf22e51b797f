import { type Fault, retryingMessageId } from '@brand/domain';

import type { useText } from '../messages/useText.ts';

/** The line for a call that has failed and is repeated automatically. */
export function retryingText(t: ReturnType<typeof useText>, { kind, code }: Fault): string {
  return t(retryingMessageId(kind), { code: code ?? '–' });
}
