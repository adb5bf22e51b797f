import type { PasskeyRequestOptions, SignedCredential } from '@brand/api/passkeys';
import type { Failure } from '@brand/domain';
import { useLock } from '@brand/ui';
import { useEffect, useState } from 'react';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { useBrowserValue } from '../../../platform/device/useBrowserValue.ts';
import { useServices } from '../../../member/services.ts';
import { PromptError } from './PromptError.ts';
import { hasPasskeys } from './hasPasskeys.ts';
import { loadPasskeyCode, passkeyCode } from './passkeyCode.ts';
import { useAutofill } from './useAutofill.ts';
import { useAutofillOptions } from './useAutofillOptions.ts';

/** Login with a passkey as the login page offers it. */
export interface PasskeyLogin {
  /** False without passkeys of the operator or of the browser. */
  readonly offered: boolean;
  /** Whether the prompt is open, or its reply is checked. */
  readonly opening: boolean;
  /** Whether the last prompt was closed without a passkey. */
  readonly cancelled: boolean;
  /** Why the last login failed. Null before the first. */
  readonly failure: Failure | null;
  open(): Promise<void>;
  /** Another way is tried: ends an open prompt, and forgets how the last login ended. */
  stop(): void;
}

/** The device failed, without a reply of the API. */
const DEVICE: Failure = { messageId: 'error.login.prompt', code: null };

/**
 * Logs in with a passkey: by a prompt of the device, or by the autofill of the username, which the browser offers while
 * nothing else is tried. After a login the guard of the page leads on.
 *
 * @param isPaused another way is being tried, and there is no autofill meanwhile
 */
export function usePasskeyLogin(isPaused: boolean): PasskeyLogin {
  const { api, operator } = useServices();
  const offered = useBrowserValue(() => hasPasskeys(operator), operator.features.passkeys);
  const [ended, setEnded] = useState<'cancelled' | Failure | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [used, setUsed] = useState<PasskeyRequestOptions | null>(null);
  /** Counts how often an autofill was ended, so that it is offered again. */
  const [round, setRound] = useState(0);

  const send = async (signed: SignedCredential) => {
    const { createPasskeysApi } = await loadPasskeyCode();
    await createPasskeysApi(api.client).logIn(signed);
  };
  const [open, isOpening] = useLock(async () => {
    setEnded(null);
    try {
      const { createPasskeysApi, signLogin } = await loadPasskeyCode();
      await send(await signLogin(await createPasskeysApi(api.client).loginOptions()));
    } catch (error) {
      setEnded(endOf(error));
    }
  });

  const [options, renew] = useAutofillOptions(offered);
  const wanted = isPaused || isOpening || options === used ? null : options;
  useAutofill(wanted, round, (signed, asked) => {
    setUsed(asked);
    setEnded(null);
    setIsChecking(true);
    void send(signed)
      .catch((error: unknown) => {
        setEnded(endOf(error));
        renew();
      })
      .finally(() => setIsChecking(false));
  });
  useEffect(() => () => passkeyCode.peek()?.stopPrompt(), []);

  return {
    offered,
    opening: isOpening || isChecking,
    cancelled: ended === 'cancelled',
    failure: ended === 'cancelled' ? null : ended,
    open,
    stop() {
      passkeyCode.peek()?.stopPrompt();
      setEnded(null);
      setRound((count) => count + 1);
    },
  };
}

function endOf(error: unknown): 'cancelled' | Failure {
  if (!(error instanceof PromptError)) return failureOf(error);
  return error.problem === 'closed' ? 'cancelled' : DEVICE;
}
