import { writeCookie } from './storage/cookies.ts';

/** Name of the policy that the server allows (`trusted-types`): it passes one script and no other. */
const POLICY = 'service-worker';
const SCRIPT = '/sw.js';

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
 * Lets the site be opened without a network, to say so, and remembers that it runs as an installed application (section 3).
 * Only once the page is there and the browser has nothing else to do; without a service worker everything else works.
 */
export function becomeApp(): void {
  const standalone = (navigator as { standalone?: boolean }).standalone;
  if (standalone || matchMedia('(display-mode: standalone)').matches) writeCookie('app-pwa', '1');
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const whenIdle = (run: () => void) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(run) : run();
  const onLoad = () => whenIdle(() => void register().catch(() => undefined));
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad, { once: true });
}

async function register(): Promise<unknown> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = {
    createScriptURL(url: string) {
      if (url !== SCRIPT) throw new TypeError(`${url} is not the service worker`);
      return url;
    },
  };
  const policy = trustedTypes ? trustedTypes.createPolicy(POLICY, rules) : rules;
  return navigator.serviceWorker.register(policy.createScriptURL(SCRIPT), {
    updateViaCache: 'none',
  });
}
