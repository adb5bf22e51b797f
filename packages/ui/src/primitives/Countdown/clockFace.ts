/**
 * Seconds as a clock shows them: `9:05`, `1:02:09` from an hour on. By hand, since `Intl.DurationFormat` is missing in the older
 * browsers that the site serves.
 */
export function clockFace(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
