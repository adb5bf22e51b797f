/** Not in TypeScript's description of a browser. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
}

/**
 * The address of a script of ours in the form that our Trusted Types ask for, through a policy that passes it and no other.
 * A page can make each policy once.
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
