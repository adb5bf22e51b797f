import { vi } from 'vitest';

const ID = 'kV3r8pQ2mT0aYx5uBz7nLw';
const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** A prompt of the device that a test answers. */
interface Prompt {
  readonly options: CredentialRequestOptions & CredentialCreationOptions;
  /** Answers with a passkey. */
  approve(): void;
  /** Ends with an error of the browser. */
  refuse(name: string): void;
  /** Whether the site has ended it. */
  isStopped(): boolean;
}

/**
 * For tests: a browser with passkeys, whose prompts are answered by the test.
 *
 * @param hasAutofill whether it offers passkeys in the autofill of a field
 */
export function testDevice({ hasAutofill = false } = {}) {
  const prompts: Prompt[] = [];
  const ask = (options: Prompt['options'] = {}) =>
    new Promise<object>((resolve, reject) => {
      let isStopped = false;
      const refuse = (name: string) => reject(new DOMException(name, name));
      options.signal?.addEventListener('abort', () => {
        isStopped = true;
        refuse('AbortError');
      });
      prompts.push({
        options,
        approve: () => resolve(credential()),
        refuse,
        isStopped: () => isStopped,
      });
    });
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(class {}, {
      isConditionalMediationAvailable: () => Promise.resolve(hasAutofill),
    }),
  );
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { credentials: { value: { create: ask, get: ask } } }),
  );
  return { prompts };
}

function credential() {
  return {
    id: ID,
    rawId: bytes('raw'),
    type: 'public-key',
    response: {
      clientDataJSON: bytes('client'),
      attestationObject: bytes('attestation'),
      authenticatorData: bytes('data'),
      signature: bytes('signature'),
      userHandle: bytes('m_0001'),
      getTransports: () => ['internal'],
    },
    getClientExtensionResults: () => ({}),
  };
}

/** Reply of both calls for options, as far as each needs. */
export const OPTIONS = {
  code: 0,
  result: {
    rp: { id: 'localhost', name: 'localhost' },
    user: { id: 'bV8wMDAx', name: 'demo', displayName: 'demo' },
    rpId: 'localhost',
    challenge: 'Y2hhbGxlbmdlLW9mLTMyLXJhbmRvbS1ieXRlcy0wMDE',
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    userVerification: 'required',
    attestation: 'none',
  },
};
