import type { Glyph } from './glyph.ts';

/*
 * The icon set. Icons are separate exports, so that only the used ones are bundled, about 80 bytes each. Our own design on a
 * 24 px grid with 2 px margin: 1.75 px strokes, round ends, 2 px corners; a dot is a line of length zero.
 */

export * from './shellGlyphs.ts';
export * from './actionGlyphs.ts';

// People and their actions.
export const userPlus: Glyph = {
  stroke:
    'M10 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM3 20c.5-3.3 3.2-5 7-5 1.4 0 2.7.2 3.7.7M18.3 14.5v6M15.3 17.5h6',
};
export const idCard: Glyph = {
  stroke:
    'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM9 8.6a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM6.4 15.8c.4-1.1 1.3-1.7 2.6-1.7s2.2.6 2.6 1.7M15 10h2.5M15 13.8h2.5',
};
export const unlock: Glyph = {
  stroke:
    'M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2zM8.5 10.5V7.3a3.5 3.5 0 0 1 6.7-1.4M12 14.5v1.5',
};

// Communication.
export const mail: Glyph = {
  stroke:
    'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM4.2 7.2l6.6 5.2a2 2 0 0 0 2.4 0l6.6-5.2',
};
export const call: Glyph = {
  stroke:
    'M6.3 4h2.6a1 1 0 0 1 1 .8l.7 3a1 1 0 0 1-.3 1L8.7 10.3a11.5 11.5 0 0 0 5 5l1.5-1.6a1 1 0 0 1 1-.3l3 .7a1 1 0 0 1 .8 1v2.6a2.3 2.3 0 0 1-2.3 2.3A13.7 13.7 0 0 1 4 6.3 2.3 2.3 0 0 1 6.3 4z',
};
export const support: Glyph = {
  stroke:
    'M4.5 15v-3a7.5 7.5 0 0 1 15 0v3M4.5 15a2 2 0 0 1 2-2H7a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-.5a2 2 0 0 1-2-2zM19.5 15a2 2 0 0 0-2-2H17a1 1 0 0 0-1 1v3.5a1 1 0 0 0 1 1h.5a2 2 0 0 0 2-2zM19.5 17c0 2.3-1.8 3.6-4.5 3.6h-1.5',
};
/** Messages on a phone, without a trademark. */
export const chatBubble: Glyph = {
  stroke:
    'M12 4c5 0 8.5 2.9 8.5 6.7 0 3.5-3.7 6.6-8.5 9.8v-3.1c-5 0-8.5-2.9-8.5-6.7S7 4 12 4zM8.3 9.3h7.4M8.3 12.3h4.7',
};
/** A site whose name begins with F, without its trademark. */
export const letterF: Glyph = {
  stroke:
    'M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 2.5 0 0 1 6.5 4zM10 16.5v-9h4.5M10 12h3.5',
};
export const paperPlane: Glyph = {
  stroke: 'M20.2 3.8 3.9 9.9a.6.6 0 0 0 0 1.1l6.5 2.6L13 20.1a.6.6 0 0 0 1.1 0zM10.4 13.6l4.1-4.1',
};
export const bell: Glyph = {
  stroke:
    'M12 3.8a5.7 5.7 0 0 0-5.7 5.7c0 3.6-1 5.2-1.9 6.2-.6.7-.1 1.8.8 1.8h13.6c.9 0 1.4-1.1.8-1.8-.9-1-1.9-2.6-1.9-6.2A5.7 5.7 0 0 0 12 3.8zM9.8 20.3a2.5 2.5 0 0 0 4.4 0',
};
export const inbox: Glyph = {
  stroke:
    'M6.9 5h10.2a2 2 0 0 1 1.9 1.3l1.5 5.2V17a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-5.5L5 6.3A2 2 0 0 1 6.9 5zM3.6 12.3h4l1.5 2.7h5.8l1.5-2.7h4',
};

// Generic icons for other companies' sites, instead of trademarks.
export const social: Glyph = {
  stroke:
    'M17.5 3.7a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM6.5 9.4a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM17.5 15.1a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM8.9 10.8l6.2-3.3M8.9 13.2l6.2 3.3',
};
export const camera: Glyph = {
  stroke:
    'M8.1 6.5l1.3-1.9a1.3 1.3 0 0 1 1.1-.6h3a1.3 1.3 0 0 1 1.1.6l1.3 1.9H18a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8.5a2 2 0 0 1 2-2zM12 9.2a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
};
export const video: Glyph = {
  stroke:
    'M5.5 6.5h8a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM15.5 11l4.1-2.7a.6.6 0 0 1 .9.5v6.4a.6.6 0 0 1-.9.5L15.5 13',
};
export const link: Glyph = {
  stroke:
    'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
};

// Lists and list actions.
export const filter: Glyph = { stroke: 'M4 6.5h16M7 12h10M10 17.5h4' };
export const sliders: Glyph = {
  stroke:
    'M4 7.5h7.5M16.5 7.5H20M14 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM4 16.5h3.5M12.5 16.5H20M10 14a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
};
export const sort: Glyph = {
  stroke: 'M7.8 19V5M4 8.8 7.8 5l3.8 3.8M16.2 5v14M12.4 15.2l3.8 3.8 3.8-3.8',
};
export const arrowUp: Glyph = { stroke: 'M12 19.5v-15M6 10.5l6-6 6 6' };
export const arrowDown: Glyph = { stroke: 'M12 4.5v15M6 13.5l6 6 6-6' };
export const list: Glyph = {
  stroke: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M5 6.5h.01M5 12h.01M5 17.5h.01',
};
export const grid: Glyph = {
  stroke:
    'M5.5 4H9a1.5 1.5 0 0 1 1.5 1.5V9A1.5 1.5 0 0 1 9 10.5H5.5A1.5 1.5 0 0 1 4 9V5.5A1.5 1.5 0 0 1 5.5 4zM15 4h3.5A1.5 1.5 0 0 1 20 5.5V9a1.5 1.5 0 0 1-1.5 1.5H15A1.5 1.5 0 0 1 13.5 9V5.5A1.5 1.5 0 0 1 15 4zM5.5 13.5H9a1.5 1.5 0 0 1 1.5 1.5v3.5A1.5 1.5 0 0 1 9 20H5.5A1.5 1.5 0 0 1 4 18.5V15a1.5 1.5 0 0 1 1.5-1.5zM15 13.5h3.5A1.5 1.5 0 0 1 20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15a1.5 1.5 0 0 1-1.5-1.5V15a1.5 1.5 0 0 1 1.5-1.5z',
};
export const more: Glyph = {
  fill: 'M5.3 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2zM12 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2zM18.7 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z',
};
export const moreVertical: Glyph = {
  fill: 'M12 3.7a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2zM12 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2zM12 17.1a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z',
};
export const edit: Glyph = {
  stroke: 'M4.5 19.5l.9-4.2L15.7 5a2 2 0 0 1 2.8 0l.5.5a2 2 0 0 1 0 2.8L8.7 18.6zM13.5 7.2l3.3 3.3',
};
export const trash: Glyph = {
  stroke:
    'M4.5 6.5h15M9 6.5V5.2a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5.2v1.3M6.3 6.5l.8 11.7a2 2 0 0 0 2 1.8h5.8a2 2 0 0 0 2-1.8l.8-11.7M10.2 10.5v5.5M13.8 10.5v5.5',
};
export const document: Glyph = {
  stroke:
    'M7 3.7h6.3L19 9.4v8.9a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5.7a2 2 0 0 1 2-2zM13.3 3.7v4.2a1.5 1.5 0 0 0 1.5 1.5H19M8.5 13h7M8.5 16.5h4.5',
};
export const image: Glyph = {
  stroke:
    'M6 4.5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM4.3 17l4.4-4.4a1.5 1.5 0 0 1 2.1 0l5.7 5.7M13.8 15.6l1.4-1.4a1.5 1.5 0 0 1 2.1 0L20 16.9M15.5 7.5a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z',
};

// Money.
export const card: Glyph = {
  stroke:
    'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3.5 10h17M7 14.7h3.5',
};
export const coin: Glyph = {
  stroke: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 8.2l3.8 3.8-3.8 3.8L8.2 12z',
};
export const coins: Glyph = {
  stroke:
    'M12 4.2c4 0 7 1.2 7 2.8s-3 2.8-7 2.8S5 8.6 5 7s3-2.8 7-2.8zM5 7v5c0 1.6 3 2.8 7 2.8s7-1.2 7-2.8V7M5 12v5c0 1.6 3 2.8 7 2.8s7-1.2 7-2.8v-5',
};
/** A cryptocurrency coin, without a trademark. */
export const token: Glyph = {
  stroke: 'M12 3.2l7.6 4.4v8.8L12 20.8l-7.6-4.4V7.6zM12 8.3l3.2 1.8v3.8L12 15.7l-3.2-1.8v-3.8z',
};
export const exchange: Glyph = {
  stroke: 'M4.5 8.3h15M16 4.8l3.5 3.5-3.5 3.5M19.5 15.7h-15M8 12.2l-3.5 3.5L8 19.2',
};
export const receipt: Glyph = {
  stroke:
    'M5.5 4.2l2.2 1.5 2.1-1.5L12 5.7l2.2-1.5 2.1 1.5 2.2-1.5v15.6l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5-2.2 1.5zM9 10.2h6M9 13.8h6',
};
export const percent: Glyph = {
  stroke:
    'M18.3 5.7 5.7 18.3M7.5 4.8a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4zM16.5 13.8a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z',
};
export const chart: Glyph = { stroke: 'M4 20h16M7 16v-4M12 16V5M17 16V8.5' };
export const trendUp: Glyph = { stroke: 'M3.5 17 9.5 11l3.7 3.7L20.5 7.3M15 7h5.5v5.5' };
export const trendDown: Glyph = { stroke: 'M3.5 7 9.5 13l3.7-3.7 7.3 7.4M15 17h5.5v-5.5' };

// Time.
export const calendar: Glyph = {
  stroke:
    'M6 5.5h12a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2zM4 10.2h16M8.3 3.5v4M15.7 3.5v4M8.3 14h.01M12 14h.01M15.7 14h.01M8.3 17h.01M12 17h.01',
};
export const hourglass: Glyph = {
  stroke:
    'M6 3.8h12M6 20.2h12M7.5 3.8v2.7c0 2.7 4.5 3.6 4.5 5.5s-4.5 2.8-4.5 5.5v2.7M16.5 3.8v2.7c0 2.7-4.5 3.6-4.5 5.5s4.5 2.8 4.5 5.5v2.7',
};
export const sun: Glyph = {
  stroke:
    'M12 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zM12 3v1.7M12 19.3V21M3 12h1.7M19.3 12H21M5.6 5.6l1.2 1.2M17.2 17.2l1.2 1.2M5.6 18.4l1.2-1.2M17.2 6.8l1.2-1.2',
};
export const moon: Glyph = { stroke: 'M19.8 14.2A8.2 8.2 0 0 1 9.8 4.2a8.2 8.2 0 1 0 10 10z' };

// Games.
export const star: Glyph = {
  stroke: 'M12 3.8l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9L8 13.9l-4.4-4 5.9-.7z',
};
export const starFilled: Glyph = {
  fill: 'M12.7 3.6 15 8.4l5.2.6c.7.1 1 .9.5 1.4l-3.9 3.6 1.1 5.2c.1.7-.6 1.2-1.2.9L12 17.5l-4.7 2.6c-.6.3-1.3-.2-1.2-.9L7.2 14l-3.9-3.6c-.5-.5-.2-1.3.5-1.4L9 8.4l2.3-4.8c.3-.6 1.1-.6 1.4 0z',
};
export const spin: Glyph = {
  stroke:
    'M10.8 4.2a7.8 7.8 0 1 1 0 15.6 7.8 7.8 0 0 1 0-15.6zM10.8 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12.5 13L17.6 15.9M10.8 14L10.8 19.8M9.1 13L4 15.9M9.1 11L4 8.1M10.8 10L10.8 4.2M12.5 11L17.6 8.1M21.4 9.8v4.4L18.6 12z',
};
export const dice: Glyph = {
  stroke:
    'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM8.3 8.3h.01M15.7 8.3h.01M12 12h.01M8.3 15.7h.01M15.7 15.7h.01',
};
export const ball: Glyph = {
  stroke:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zM11.3 10.9l1.1-.7v3.7',
};
export const diamond: Glyph = {
  stroke: 'M7.2 4.5h9.6L21 10l-9 10L3 10zM3 10h18M8.8 10 12 20l3.2-10L12 4.5z',
};
export const bolt: Glyph = { stroke: 'M13.2 3.5 5 13.5h5.8l-.9 7L18.9 10h-6.5z' };
export const medal: Glyph = {
  stroke:
    'M12 9.2a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM8.6 10.3 5.2 3.8h4.5L12 8.2l2.3-4.4h4.5l-3.4 6.5M11.2 13.6l1.2-.7v3.9',
};
export const podium: Glyph = {
  stroke:
    'M9 20V9.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1V20M9 13H4.5a1 1 0 0 0-1 1v6h17v-3.5a1 1 0 0 0-1-1H15M12 3.8v1.7',
};
export const target: Glyph = {
  stroke:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zM12 12h.01',
};
export const pause: Glyph = {
  fill: 'M7.2 5h2a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM14.8 5h2a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z',
};

// The device.
export const fullscreenExit: Glyph = {
  stroke:
    'M9 4v3.5A1.5 1.5 0 0 1 7.5 9H4M20 9h-3.5A1.5 1.5 0 0 1 15 7.5V4M15 20v-3.5a1.5 1.5 0 0 1 1.5-1.5H20M4 15h3.5A1.5 1.5 0 0 1 9 16.5V20',
};
export const volume: Glyph = {
  stroke:
    'M4.8 9.3h2.7l3.8-3.5a.8.8 0 0 1 1.3.6v11.2a.8.8 0 0 1-1.3.6l-3.8-3.5H4.8a.8.8 0 0 1-.8-.8v-3.8a.8.8 0 0 1 .8-.8zM15.8 9.5a3.7 3.7 0 0 1 0 5M18.3 6.9a7.2 7.2 0 0 1 0 10.2',
};
export const volumeOff: Glyph = {
  stroke:
    'M4.8 9.3h2.7l3.8-3.5a.8.8 0 0 1 1.3.6v11.2a.8.8 0 0 1-1.3.6l-3.8-3.5H4.8a.8.8 0 0 1-.8-.8v-3.8a.8.8 0 0 1 .8-.8zM16 9.8l4.4 4.4M20.4 9.8 16 14.2',
};
export const wifi: Glyph = {
  stroke:
    'M2.7 9.2a13.4 13.4 0 0 1 18.6 0M5.7 12.5a9.2 9.2 0 0 1 12.6 0M8.8 15.8a4.7 4.7 0 0 1 6.4 0M12 19h.01',
};
export const settings: Glyph = {
  stroke:
    'M9.9 3.3a9 9 0 0 1 4.2 0l-.1 2.2A6.8 6.8 0 0 1 16.6 7l1.9-1.2a9 9 0 0 1 2.1 3.7l-2 1a6.8 6.8 0 0 1 0 3l2 1a9 9 0 0 1-2.1 3.7L16.6 17A6.8 6.8 0 0 1 14 18.5l.1 2.2a9 9 0 0 1-4.2 0l.1-2.2A6.8 6.8 0 0 1 7.4 17l-1.9 1.2a9 9 0 0 1-2.1-3.7l2-1a6.8 6.8 0 0 1 0-3l-2-1a9 9 0 0 1 2.1-3.7L7.4 7A6.8 6.8 0 0 1 10 5.5zM12 9.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z',
};
