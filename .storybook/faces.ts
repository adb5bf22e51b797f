/** Thai with its highest and lowest marks, Latin and digits: all glyph ranges that a screenshot may contain. */
const SAMPLE = 'กขฝึ้ฏูญู Ag 0123 ฿';

const WEIGHTS = [400, 500, 600];

const ROLES = ['--brand-font-body', '--brand-font-heading', '--brand-font-display'];

/**
 * Loads the fonts of the current theme, so that no screenshot shows a fallback font. Call it after setting the theme.
 */
export async function loadFaces(): Promise<void> {
  const worn = getComputedStyle(document.documentElement);
  // The first font of each list: the others are fallbacks and may not exist on this device.
  const families = ROLES.map((name) => worn.getPropertyValue(name).split(',', 1)[0] ?? '');
  await Promise.all(
    families.flatMap((family) =>
      WEIGHTS.map((weight) => document.fonts.load(`${weight} 16px ${family}`, SAMPLE)),
    ),
  );
}
