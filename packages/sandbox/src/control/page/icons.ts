const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Strokes in a square of 24. */
const strokes = {
  members:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.3A6.5 6.5 0 0 1 21.5 20',
  ledger: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3V4ZM5 17a3 3 0 0 1 3-3h11M9 8h6',
  log: 'M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h7',
  scenarios: 'M13 3 5 13.5h6L10 21l8-10.5h-6L13 3Z',
  faults: 'M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17v.1',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  values:
    'M11 3.5 12.8 9 18 10.5 12.8 12.3 11 17.5 9.2 12.3 4 10.5 9.2 9 11 3.5ZM19 15.5v5M16.5 18h5',
  phones:
    'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3ZM11 18h2',
  reports: 'M4 20h16M7 20v-6M12 20V6M17 20v-9',
  reset: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 8.8M4.5 4v4.8h4.8',
  more: 'M5 13.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM12 13.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM19 13.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
  copy: 'M9 9h10v11H9ZM6 15H5V4h10v2',
  site: 'M14 4h6v6M20 4l-9 9M18 14v5H5V6h5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  down: 'm6 9 6 6 6-6',
} as const;

/** Name of an icon. */
export type IconName = keyof typeof strokes;

/** A decorative icon, hidden from screen readers. */
export function icon(name: IconName): SVGSVGElement {
  const drawing = document.createElementNS(NAMESPACE, 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.setAttribute('class', 'icon');
  const line = document.createElementNS(NAMESPACE, 'path');
  line.setAttribute('d', strokes[name]);
  drawing.append(line);
  return drawing;
}
