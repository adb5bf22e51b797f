import { writeCookie } from '../platform/storage/cookies.ts';
import { storesCookies } from '../platform/storage/storesCookies.ts';
import { trustedAddress } from '../platform/device/trustedAddress.ts';
import { whenIdle } from '../platform/clock/whenIdle.ts';

/**
 * Lets the site be opened without a network, to say so, and remembers that it runs as an installed application (section 3).
 * Only once the page is there and the browser has nothing else to do; without a service worker everything else works.
 */
export function registerServiceWorker(): void {
  const standalone = (navigator as { standalone?: boolean }).standalone;
  if (standalone || matchMedia('(display-mode: standalone)').matches) writeCookie('app-pwa', '1');
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // A browser that blocks cookies refuses a service worker and reports that as an error.
  if (!storesCookies()) return;
  const onLoad = () => whenIdle(() => void register().catch(() => undefined));
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad, { once: true });
}

async function register(): Promise<unknown> {
  return navigator.serviceWorker.register(trustedAddress('service-worker', '/sw.js'), {
    updateViaCache: 'none',
  });
}
