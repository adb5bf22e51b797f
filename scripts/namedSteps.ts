import { Explained } from './progress.mjs';
import type { Step } from './steps.ts';

/**
 * The steps with these names, in the order of the steps; all of them without a name.
 *
 * @throws Explained for an unknown name
 */
export function namedSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  if (names.length === 0) return steps;
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length === 0) return steps.filter(({ name }) => names.includes(name));
  const all = steps.map(({ name }) => name).join(' ');
  throw new Explained(`There is no step "${unknown.join('", "')}". The steps are: ${all}`);
}
