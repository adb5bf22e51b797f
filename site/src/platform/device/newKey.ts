/**
 * A new random key for one intent of the visitor. Browsers have `randomUUID` only over https and on localhost; without it
 * the same amount of randomness is written in hexadecimal.
 */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
