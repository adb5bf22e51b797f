/** All kinds of animations in the library. */
export type MotionName = 'press' | 'fade' | 'sheet';

/** Keyframes of each animation: only transforms and opacity. */
const KEYFRAMES: Readonly<Record<MotionName, Keyframe[]>> = {
  press: [{ transform: 'none' }, { transform: 'scale(0.975)' }, { transform: 'none' }],
  fade: [{ opacity: 0 }, { opacity: 1 }],
  sheet: [{ transform: 'translateY(100%)' }, { transform: 'none' }],
};

const milliseconds = (value: string) =>
  Number.parseFloat(value) * (value.trim().endsWith('ms') ? 1 : 1000);

/**
 * Plays one animation on an element with the duration and curve of the current theme.
 *
 * @param reduced reduced motion: slides become fades, and scaling is removed
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
