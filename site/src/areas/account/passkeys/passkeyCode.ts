import { lateCode } from '@brand/api';
import { page } from '../../../routing/chunks/page.ts';

/** The prompts of the device and the calls. They load only where passkeys are offered. */
export const passkeyCode = page(async () => {
  const [prompts, { createPasskeysApi }] = await Promise.all([
    import('./prompts.ts'),
    import('@brand/api/passkeys'),
  ]);
  return { ...prompts, createPasskeysApi };
});

/** The code, or the failure of a request if it could not be loaded. */
export const loadPasskeyCode = lateCode(passkeyCode.load);
