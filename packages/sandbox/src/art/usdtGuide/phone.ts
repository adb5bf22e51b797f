import { n } from '../number.ts';

/** The screen of the phone in its own units; everything below 320 is cut off by the picture. */
export const SCREEN = { width: 172, height: 372 };

/** Position of the phone: the middle of its upper edge, and its rotation in degrees. */
export interface PhonePlace {
  x: number;
  y: number;
  turn: number;
}

/** A generic phone, lit from the upper left, with a soft shadow on the background. */
export function phone({ x, y, turn }: PhonePlace, screen: string): string {
  const { width, height } = SCREEN;
  const [w, h] = [width + 18, height + 18];
  return (
    '<filter id="lift" x="-30%" y="-10%" width="160%" height="120%"><feDropShadow dx="5" dy="10" stdDeviation="9" flood-color="#0a0620" flood-opacity=".55"/></filter>' +
    '<linearGradient id="body" x2="1" y2="1"><stop stop-color="#6b6f8c"/><stop offset=".35" stop-color="#23243a"/><stop offset=".75" stop-color="#15162a"/><stop offset="1" stop-color="#4a4c68"/></linearGradient>' +
    '<linearGradient id="rim" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".9"/><stop offset=".3" stop-color="#fff" stop-opacity=".15"/><stop offset=".8" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#fff" stop-opacity=".45"/></linearGradient>' +
    `<clipPath id="glass"><rect width="${width}" height="${height}" rx="22"/></clipPath>` +
    `<g filter="url(#lift)" transform="translate(${n(x)} ${n(y)})rotate(${turn})">` +
    `<g transform="translate(${-w / 2} 0)">` +
    `<path d="M-2 92h3v30h-3zM-2 130h3v30h-3zM${w - 1} 104h3v44h-3z" fill="#0e0f1f"/>` +
    `<rect width="${w}" height="${h}" rx="30" fill="url(#body)"/>` +
    `<rect x="1" y="1" width="${w - 2}" height="${h - 2}" rx="29" fill="none" stroke="url(#rim)" stroke-width="1.600"/>` +
    `<rect x="4" y="4" width="${w - 8}" height="${h - 8}" rx="27" fill="#07070f"/>` +
    `<g transform="translate(9 9)" clip-path="url(#glass)">${screen}` +
    `<path d="M0 0h120L24 ${height}H0z" fill="#fff" opacity=".06"/></g>` +
    `<rect x="${w / 2 - 24}" y="15" width="48" height="13" rx="6.500" fill="#07070f"/><circle cx="${w / 2 + 15}" cy="21.500" r="3" fill="#20305c"/><circle cx="${w / 2 + 14}" cy="20.500" r="1" fill="#9fb6ff"/>` +
    '</g></g>'
  );
}

/** Signal and battery at the top of the screen. */
export function statusBar(ink: string): string {
  return (
    `<path d="M18 17v-3h2.500v3zm4 0v-5h2.500v5zm4 0v-7h2.500v7z" fill="${ink}"/>` +
    `<rect x="136" y="10" width="16" height="8" rx="2.500" fill="none" stroke="${ink}" stroke-width="1.200"/><rect x="138" y="12" width="9" height="4" rx="1" fill="${ink}"/><path d="M153.500 12.500v3" stroke="${ink}" stroke-width="1.500" stroke-linecap="round"/>`
  );
}

/** A hand whose finger touches a point of the picture. It comes from below. */
export function hand(x: number, y: number, turn: number, size = 0.86): string {
  return (
    '<linearGradient id="skin" x2="1"><stop stop-color="#ffd9b5"/><stop offset=".45" stop-color="#f2b98b"/><stop offset="1" stop-color="#c98355"/></linearGradient>' +
    '<linearGradient id="cuff" x2="1"><stop stop-color="#fff7e8"/><stop offset=".5" stop-color="#ffd36b"/><stop offset="1" stop-color="#b9741f"/></linearGradient>' +
    '<filter id="reach" x="-40%" y="-20%" width="180%" height="150%"><feDropShadow dx="6" dy="9" stdDeviation="5" flood-color="#12082c" flood-opacity=".5"/></filter>' +
    `<g filter="url(#reach)" transform="translate(${n(x)} ${n(y)})rotate(${turn})scale(${size})">` +
    '<path d="M-12 12a12 12 0 0 1 24 0v58q2-9 13-9t13 11q2-7 12-6t12 11q2-5 10-4t10 13v44q0 30-14 46v26H8v-22q-26-8-38-44l-22-46q-6-16 8-21 12-4 19 9l13 27z" fill="url(#skin)" stroke="#9c5a34" stroke-width="1.800" stroke-linejoin="round"/>' +
    '<path d="M12 70v28M38 74v24M62 79v20" stroke="#a86740" stroke-width="2" stroke-linecap="round" opacity=".65"/>' +
    '<path d="M-12 62q7 5 15 3M-12 98q-2 12 2 20" fill="none" stroke="#a86740" stroke-width="1.600" stroke-linecap="round" opacity=".6"/>' +
    '<path d="M-7 13a7 7.500 0 0 1 14 0v5q-7 5-14 0z" fill="#ffe9d6"/><path d="M-4.500 10a5 5 0 0 1 5-4" fill="none" stroke="#fff" stroke-width="1.600" stroke-linecap="round"/>' +
    '<path d="M-9 26v40" stroke="#fff" stroke-width="2.500" stroke-linecap="round" opacity=".4"/>' +
    '<path d="M0 178h84l6 110H-4z" fill="url(#cuff)" stroke="#8a5312" stroke-width="1.800" stroke-linejoin="round"/><path d="M2 188h82" stroke="#fff" stroke-width="2" opacity=".6"/></g>'
  );
}

/** The rings of a touch, around a point of the screen. */
export function touch(x: number, y: number, r: number): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#ffb63d" opacity=".28"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="#ffb63d" stroke-width="2.500"/>`;
}
