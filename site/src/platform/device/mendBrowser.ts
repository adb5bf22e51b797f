const nothing = () => undefined;

/**
 * Gives a browser stand-ins for observers and media queries that are missing, or that throw as extensions against
 * fingerprinting make them: libraries use them without a check. `randomUUID` is missing on http. Their code loads only then.
 *
 * @throws if their code cannot be loaded: the site would fail at the first use of what is missing
 */
export async function mendBrowser(): Promise<void> {
  try {
    new IntersectionObserver(nothing);
    new ResizeObserver(nothing);
    matchMedia('all');
    crypto.randomUUID();
  } catch {
    const { addStandIns } = await import('./standIns.ts');
    addStandIns();
  }
}
