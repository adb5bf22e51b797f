/** Whether a media query matches. False in a browser that refuses to evaluate it. */
export function mediaMatches(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}
