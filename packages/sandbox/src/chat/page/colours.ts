const NAMES = [
  'ground',
  'raised',
  'border',
  'edge',
  'text',
  'quiet',
  'accent',
  'onAccent',
  'link',
  'alarm',
];
const COLOUR = /^[0-9a-f]{6}$/i;
/** Brightness of 0…255 from which a background counts as light. */
const LIGHT = 128;

/** Applies the colours of the site, from the address. Names without a valid colour keep the colour of the style sheet. */
export function wearColours(query: URLSearchParams, root: HTMLElement): void {
  for (const name of NAMES) {
    const colour = query.get(name) ?? '';
    if (COLOUR.test(colour)) root.style.setProperty(`--${name}`, `#${colour}`);
  }
  const ground = query.get('ground') ?? '';
  if (COLOUR.test(ground)) root.style.colorScheme = brightness(ground) < LIGHT ? 'dark' : 'light';
}

function brightness(colour: string): number {
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * red! + 0.587 * green! + 0.114 * blue!;
}
