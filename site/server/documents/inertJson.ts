/** JSON for a `script` element that is data: no text in it ends the element, begins a comment or breaks a line. */
export function inertJson(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
