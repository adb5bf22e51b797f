import { useLock } from '@brand/ui';
import type { Failure } from '@brand/domain';
import { useState } from 'react';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { useLineApi } from './useLineApi.ts';
import { useLineStart } from './useLineStart.ts';

/** LINE login as the login page offers it. */
export interface LineLogin {
  /** False if the operator has no LINE. */
  readonly offered: boolean;
  /** Whether the browser is navigating to LINE. */
  readonly opening: boolean;
  /** Why LINE could not be opened. Null before the first try. */
  readonly failure: Failure | null;
  open(): Promise<void>;
}

/** Binds the LINE login to the API and to this tab. */
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
