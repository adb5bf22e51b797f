import { mediaList } from '../platform/device/mediaList.ts';
import { writeCookie } from '../platform/storage/cookies.ts';
import { storesCookies } from '../platform/storage/storesCookies.ts';
import { trustedAddress } from '../platform/device/trustedAddress.ts';

/**
 * Registers the service worker, which shows the offline page, and stores that the site runs as an installed application
 * (section 3). Call it when the page has rendered and the browser is idle. Everything else works without a service worker.
 */
export function registerServiceWorker(): void {
  const standalone = (navigator as { standalone?: boolean }).standalone;
  if (standalone || mediaList('(display-mode: standalone)')?.matches) writeCookie('app-pwa', '1');
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // A browser that blocks cookies refuses a service worker and reports that as an error.
  if (!storesCookies()) return;
  void register().catch(() => undefined);
}

async function register(): Promise<unknown> {
  return navigator.serviceWorker.register(trustedAddress('service-worker', '/sw.js'), {
    updateViaCache: 'none',
  });
}
