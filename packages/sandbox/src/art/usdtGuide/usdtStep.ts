import { n } from '../number.ts';
import { EDGE, backdrops } from './backdrops.ts';
import { type PhonePlace, hand, phone } from './phone.ts';
import { type GuideLocale, coin, screens } from './screens.ts';
import { words } from './words.ts';

/** Steps of the guide, from 1. */
export const USDT_STEPS = 6;

interface Staging {
  place: PhonePlace;
  /** The object in front of the phone. */
  front: (locale: GuideLocale) => string;
}

const floating = (content: string, x: number, y: number, turn: number) =>
  `<filter id="float" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="4" dy="8" stdDeviation="6" flood-color="#0a0620" flood-opacity=".5"/></filter><g filter="url(#float)" transform="translate(${x} ${y})rotate(${turn})">${content}</g>`;

/** A ticket with the network that the site shows; the row in the phone is the same. */
function ticket(): string {
  return (
    '<path d="M-50-34h100a10 10 0 0 1 10 10v12a10 10 0 0 0 0 20v16a10 10 0 0 1-10 10H-50a10 10 0 0 1-10-10V8a10 10 0 0 0 0-20v-12a10 10 0 0 1 10-10z" fill="#fffaf0"/>' +
    '<path d="M-50-34h100a10 10 0 0 1 10 10v4H-60v-4a10 10 0 0 1 10-10z" fill="#ffb63d"/>' +
    words('TRC20', 0, 16, { size: 27, fill: '#1c1648', anchor: 'middle', bold: true })
  );
}

/** A clipboard with the address on it. */
function clipboard(): string {
  return (
    '<rect x="-40" y="-48" width="80" height="100" rx="12" fill="#a8683a"/><path d="M-40-36a12 12 0 0 1 12-12h56a12 12 0 0 1 12 12v6h-80z" fill="#c98a55"/>' +
    '<rect x="-31" y="-36" width="62" height="80" rx="5" fill="#fffaf0"/><path d="M-31 34q31 8 62 0v5a5 5 0 0 1-5 5h-52a5 5 0 0 1-5-5z" fill="#e6dcc6"/>' +
    '<rect x="-17" y="-58" width="34" height="20" rx="7" fill="#d9dbe8" stroke="#7d8098" stroke-width="2"/><circle cy="-52" r="3.500" fill="#7d8098"/>' +
    '<path d="M-21-18h42M-21-4h42M-21 10h42M-21 24h24" stroke="#4b3bd1" stroke-width="5" stroke-linecap="round" stroke-dasharray="8 5"/>'
  );
}

const stagings: readonly Staging[] = [
  { place: { x: 172, y: 22, turn: -4 }, front: () => hand(206, 246, -34) },
  {
    place: { x: 190, y: 26, turn: 3 },
    front: () => floating(coin(0, 0, 36), 50, 112, -14) + hand(158, 224, -20, 0.8),
  },
  {
    place: { x: 220, y: 22, turn: 5 },
    front: () =>
      floating(ticket(), 66, 112, -9) +
      '<path d="M62 158q6 44 58 44" fill="none" stroke="#0a3a4c" stroke-width="7" stroke-linecap="round"/><path d="M62 158q6 44 58 44" fill="none" stroke="#fffaf0" stroke-width="4" stroke-linecap="round"/><path d="M110 191l13 11-14 9" fill="none" stroke="#fffaf0" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  {
    place: { x: 150, y: 22, turn: -3 },
    front: () => floating(clipboard(), 306, 62, 10) + hand(219, 122, -58, 0.82),
  },
  {
    place: { x: 176, y: 24, turn: 2 },
    front: () => floating(coin(0, 0, 32), 308, 112, 16) + hand(212, 288, -22),
  },
  {
    place: { x: 174, y: 24, turn: -3 },
    front: () =>
      floating(
        '<rect x="-58" y="-26" width="116" height="52" rx="18" fill="#fffaf0"/>' +
          `<g transform="translate(-34 0)">${coin(0, 0, 17)}</g>` +
          words('+20.00', -12, 7, { size: 18, fill: '#0f7a50', bold: true }),
        286,
        60,
        6,
      ),
  },
];

/**
 * Draws a step of the USDT guide as a complete, square SVG document: a phone with a fictitious wallet, at a time of day
 * from sunrise to night. All text is outlines. Undefined beyond the last step.
 *
 * @param step from 1
 */
export function usdtStep(step: number, locale: GuideLocale): string | undefined {
  const [staging, backdrop, screen] = [stagings[step - 1], backdrops[step - 1], screens[step - 1]];
  if (!staging || !backdrop || !screen) return undefined;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EDGE} ${EDGE}" width="${n(EDGE * 2)}" height="${n(EDGE * 2)}">` +
    backdrop() +
    phone(staging.place, screen(locale)) +
    staging.front(locale) +
    '</svg>'
  );
}
