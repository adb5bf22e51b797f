import type {
  CreatedCredential,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  SignedCredential,
} from '@brand/api/passkeys';
import {
  WebAuthnAbortService,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { PromptError, type PromptProblem } from './PromptError.ts';

/** Asks the device for a new passkey. Rejects with {@link PromptError}. */
export function createPasskey(optionsJSON: PasskeyCreationOptions): Promise<CreatedCredential> {
  return prompt(() => startRegistration({ optionsJSON }));
}

/**
 * Asks the device to sign a login. Rejects with {@link PromptError}.
 *
 * @param useBrowserAutofill offers the passkeys in the autofill of the username instead of a prompt
 */
export function signLogin(
  optionsJSON: PasskeyRequestOptions,
  useBrowserAutofill = false,
): Promise<SignedCredential> {
  return prompt(() => startAuthentication({ optionsJSON, useBrowserAutofill }));
}

/** Whether the browser offers passkeys in the autofill of a field. */
export const hasAutofill = browserSupportsWebAuthnAutofill;

/** Ends the prompt or the autofill that is open, if there is one. */
export function stopPrompt(): void {
  WebAuthnAbortService.cancelCeremony();
}

async function prompt<Credential>(open: () => Promise<Credential>): Promise<Credential> {
  try {
    return await open();
  } catch (error) {
    throw new PromptError(problemOf(error), error);
  }
}

/** The library keeps the name of the browser's error. */
function problemOf(error: unknown): PromptProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'closed';
  return name === 'InvalidStateError' ? 'exists' : 'failed';
}
