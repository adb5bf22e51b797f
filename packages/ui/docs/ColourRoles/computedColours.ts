import { vars } from '../../src/theme/contract.css.ts';

const references: Readonly<Record<string, string>> = vars.color;

/** Reads the computed colour of each role at the position of an element. */
export function computedColours(probe: HTMLElement): (role: string) => string {
  const known = new Map<string, string>();
  return (role) => {
    let colour = known.get(role);
    if (colour === undefined) {
      probe.style.color = references[role] ?? '';
      colour = getComputedStyle(probe).color;
      known.set(role, colour);
    }
    return colour;
  };
}
