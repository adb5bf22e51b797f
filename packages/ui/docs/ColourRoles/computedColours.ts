import { vars } from '../../src/theme/contract.css.ts';

const references: Readonly<Record<string, string>> = vars.color;

/** Asks an element what the browser makes of each role where the element stands. */
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
