import type { PasskeyRequestOptions, SignedCredential } from '@brand/api/passkeys';
import { useEffect, useRef } from 'react';
import { passkeyCode } from './passkeyCode.ts';

/**
 * Offers passkeys in the autofill of the username, as long as there are options. Nobody opened it: when it ends without a
 * passkey, nothing is said.
 *
 * @param round another number offers it again
 * @param onSigned called once for these options
 */
export function useAutofill(
  options: PasskeyRequestOptions | null,
  round: number,
  onSigned: (signed: SignedCredential, options: PasskeyRequestOptions) => void,
): void {
  const latest = useRef(onSigned);
  useEffect(() => {
    latest.current = onSigned;
  });
  useEffect(() => {
    const code = passkeyCode.peek();
    if (!options || !code) return;
    let isCurrent = true;
    code.signLogin(options, true).then(
      (signed) => {
        if (isCurrent) latest.current(signed, options);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
      code.stopPrompt();
    };
  }, [options, round]);
}
