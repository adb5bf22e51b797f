/**
 * Identifies a version of an operator's settings: a 32-bit FNV-1a hash. The server writes it into rendered documents, so
 * that a document with older settings is not hydrated with newer ones.
 */
export function operatorStamp(operator: object): string {
  let hash = 0x811c9dc5;
  for (const sign of JSON.stringify(operator)) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
