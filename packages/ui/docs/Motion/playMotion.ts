/** The movements that there are; every animation of the library is one of them. */
export type MotionName = 'press' | 'fade' | 'sheet';

/** What moves in each, from first to last picture: transforms and opacity alone. */
const KEYFRAMES: Readonly<Record<MotionName, Keyframe[]>> = {
  press: [{ transform: 'none' }, { transform: 'scale(0.975)' }, { transform: 'none' }],
  fade: [{ opacity: 0 }, { opacity: 1 }],
  sheet: [{ transform: 'translateY(100%)' }, { transform: 'none' }],
};

const milliseconds = (value: string) =>
  Number.parseFloat(value) * (value.trim().endsWith('ms') ? 1 : 1000);

/**
 * Plays one movement on an element with the duration and curve of the theme that it wears.
 *
 * @param reduced as for someone who asked for less motion: what would travel fades, what would shrink stays
 */
export function playMotion(element: HTMLElement, name: MotionName, reduced: boolean): void {
  const worn = getComputedStyle(element);
  if (reduced && name === 'press') return;
  const shown = reduced ? 'fade' : name;
  element.animate(KEYFRAMES[shown], {
    duration: milliseconds(worn.getPropertyValue(`--brand-motion-${shown}`)),
    easing: worn.getPropertyValue('--brand-motion-ease'),
  });
}
