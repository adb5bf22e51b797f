/** Whether the member can be asked for permission to show notifications. An iPhone has them in the installed application only. */
export function canAskToNotify(): boolean {
  return typeof Notification === 'function' && Notification.permission === 'default';
}

/** Asks for permission. It must be called in a press. */
export async function askToNotify(): Promise<void> {
  await Notification.requestPermission();
}

/** Whether the member has permitted notifications. */
export function mayNotify(): boolean {
  return typeof Notification === 'function' && Notification.permission === 'granted';
}

/**
 * Shows a notification of the system while the page is hidden; a visible page shows its own message. Does nothing without
 * permission.
 *
 * @param path page that it opens
 */
export async function notifySystem(title: string, path: string): Promise<void> {
  if (!mayNotify() || !document.hidden) return;
  // Chrome on Android allows notifications of a service worker only.
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.showNotification(title, { tag: title, data: path });
}
