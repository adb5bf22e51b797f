/**
 * Idempotency key of a refresh. It is the same for the same token in every tab and after a reload, so that a lost reply
 * can be requested again. It does not have to be secret or unique: the API checks it together with the token. It is a
 * digest (FNV-1a with two seeds), because keys are logged and tokens must not be.
 */
export function refreshKey(refreshToken: string): string {
  return `refresh-${[0x811c9dc5, 0x9dc5811c].map((seed) => digest(refreshToken, seed)).join('')}`;
}

function digest(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
