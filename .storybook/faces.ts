/** Thai with its highest and lowest marks, Latin and digits: what a picture may show of a face. */
const SAMPLE = 'กขฝึ้ฏูญู Ag 0123 ฿';

const WEIGHTS = [400, 500, 600];

const ROLES = ['--brand-font-body', '--brand-font-heading', '--brand-font-display'];

/**
 * Loads the faces of the theme that the page wears, so that no picture is taken in a fallback. Call it after the theme
 * has been put on.
 */
export async function loadFaces(): Promise<void> {
  const worn = getComputedStyle(document.documentElement);
  // The first of each list: what follows stands in for it, and may not be on this device.
  const families = ROLES.map((name) => worn.getPropertyValue(name).split(',', 1)[0] ?? '');
  await Promise.all(
    families.flatMap((family) =>
      WEIGHTS.map((weight) => document.fonts.load(`${weight} 16px ${family}`, SAMPLE)),
    ),
  );
}
