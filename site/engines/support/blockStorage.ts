/** In the page, before any other script: simulates storage that the user has blocked in the browser. */
export function blockStorage(): void {
  const deny = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: deny });
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
}
