/** A media query, or null in a browser that refuses to evaluate it: then it counts as not matching. */
export function mediaList(query: string): MediaQueryList | null {
  try {
    return matchMedia(query);
  } catch {
    return null;
  }
}
