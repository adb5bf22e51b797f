import { useLock } from '@brand/ui';
import type { Failure } from '@brand/domain';
import { useState } from 'react';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { useLineApi } from './useLineApi.ts';
import { useLineStart } from './useLineStart.ts';

/** Logging in with LINE, as the log-in page offers it. */
export interface LineLogin {
  /** False where the operator has no LINE. */
  readonly offered: boolean;
  /** Whether the page is on its way to LINE. */
  readonly opening: boolean;
  /** Why the way could not be opened; null before the first try. */
  readonly failure: Failure | null;
  open(): Promise<void>;
}

/** Binds logging in with LINE to the API and to this tab. */
export function useLineLogin(): LineLogin {
  const api = useLineApi();
  const [start, leaving] = useLineStart(api);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [open, asking] = useLock(async () => {
    setFailure(null);
    await start('login').catch((error: unknown) => setFailure(failureOf(error)));
  });
  return { offered: api !== null, opening: asking || leaving, failure, open };
}
