/**
 * Formats seconds like a clock: `9:05`, from one hour on `1:02:09`. Not with `Intl.DurationFormat`, which older supported
 * browsers do not have. `-:--` for NaN, a time that is not known yet.
 */
export function clockFace(seconds: number): string {
  if (!(seconds >= 0)) return '-:--';
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
