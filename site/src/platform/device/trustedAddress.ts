/** Not in TypeScript's browser types. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
}

/**
 * The URL of one of this site's scripts as a Trusted Types value. The policy accepts only this URL. A page can create
 * each policy once.
 *
 * @param policy one of the names that the server allows (`trusted-types`)
 */
export function trustedAddress(policy: string, address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = {
    createScriptURL(url: string) {
      if (url !== address) throw new TypeError(`${url} is not the script of ${policy}`);
      return url;
    },
  };
  return (trustedTypes?.createPolicy(policy, rules) ?? rules).createScriptURL(address);
}
