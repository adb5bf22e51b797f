/**
 * Tells one state of an operator's settings from another: 32 bits of FNV-1a over them. The server writes it into what it
 * draws, so that a page that is drawn while the settings change is not taken over by others.
 */
export function operatorStamp(operator: object): string {
  let hash = 0x811c9dc5;
  for (const sign of JSON.stringify(operator)) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
