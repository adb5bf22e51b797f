import type { Glyph } from './glyph.ts';

/*
 * Icons of the shell and of the first view. They are a module of their own, because the module is part of every page's first
 * script: its components import it directly. All others import `glyphs.ts`.
 */

export const home: Glyph = {
  stroke: 'M4 10.5 12 4l8 6.5V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM10 20v-5a2 2 0 0 1 4 0v5',
};
export const games: Glyph = {
  stroke:
    'M8 7h8a5 5 0 0 1 5 5v2.5a3.5 3.5 0 0 1-6.3 2.1L14 15.5h-4l-.7 1.1A3.5 3.5 0 0 1 3 14.5V12a5 5 0 0 1 5-5zM8 10v3M6.5 11.5h3M15.5 12.5h.01M17.5 10.5h.01',
};
export const slots: Glyph = {
  stroke:
    'M5 5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3 9h16M3 15h16M8.3 9v6M13.7 9v6M19 11h1.5M21 11V6.5',
};
export const casino: Glyph = {
  stroke:
    'M5 8.5h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18v-8A1.5 1.5 0 0 1 5 8.5zM10.5 8.5V6A1.5 1.5 0 0 1 12 4.5h7A1.5 1.5 0 0 1 20.5 6v7a1.5 1.5 0 0 1-1.5 1.5h-4.5M6.7 16.3h.01M11.3 11.7h.01M9 14h.01M17 8h.01',
};
export const fishing: Glyph = {
  stroke:
    'M3 12c2.5-4 6-5.5 9.5-5.5 2.6 0 4.6 1.3 6 3l2.5-2.2v9.4L18.5 14.5c-1.4 1.7-3.4 3-6 3C9 17.5 5.5 16 3 12zM8 11h.01M12.5 9.5c1.2 1.6 1.2 3.4 0 5',
};
export const lotto: Glyph = {
  stroke:
    'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM16 10.6a5 5 0 1 1-5.3 6.7M7.8 7.5 9.3 6.5v5M15.3 14.5c.3-1 2-1 2 .2 0 .8-2.2 2.1-2.2 2.9h2.4',
};
export const sport: Glyph = {
  stroke:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 8.5l3.4 2.5-1.3 4H9.9l-1.3-4zM12 8.5V3.6M15.4 11l4.7-1.5M14.1 15l2.8 3.9M9.9 15l-2.8 3.9M8.6 11 3.9 9.5',
};
export const deposit: Glyph = {
  stroke: 'M12 3.5v10M8 9.7l4 4 4-4M4 14.5V18a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-3.5',
};
export const withdraw: Glyph = {
  stroke: 'M12 14V4M8 7.8l4-4 4 4M4 14.5V18a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-3.5',
};
export const history: Glyph = {
  stroke: 'M4.3 9A8.3 8.3 0 1 1 3.8 13M3.8 4.5V9h4.5M12 7.8V12.3l3 1.9',
};
export const promotion: Glyph = {
  stroke:
    'M4 10h2.5L17 5v14L6.5 14H4a.8.8 0 0 1-.8-.8v-2.4A.8.8 0 0 1 4 10zM7 14l1.2 4.5a1.5 1.5 0 0 0 2.9-.8L10.4 16M19.8 10a3 3 0 0 1 0 4',
};
export const menu: Glyph = { stroke: 'M4 7h16M4 12h16M4 17h16' };
export const close: Glyph = { stroke: 'M6 6l12 12M18 6 6 18' };
export const back: Glyph = { stroke: 'M20 12H4.5M10.5 6l-6 6 6 6' };
export const chevronLeft: Glyph = { stroke: 'M15 6l-6 6 6 6' };
export const chevronRight: Glyph = { stroke: 'M9 6l6 6-6 6' };
export const search: Glyph = {
  stroke: 'M10.8 4a6.8 6.8 0 1 1 0 13.6 6.8 6.8 0 0 1 0-13.6zM15.8 15.8 20 20',
};
export const heart: Glyph = {
  stroke:
    'M12 19.5C8 16.6 3.5 13.4 3.5 9.3 3.5 6.7 5.5 4.8 8 4.8c1.7 0 3.1.9 4 2.3.9-1.4 2.3-2.3 4-2.3 2.5 0 4.5 1.9 4.5 4.5 0 4.1-4.5 7.3-8.5 10.2z',
};
export const error: Glyph = {
  stroke: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.8v4.7M12 15.8h.01',
};
export const clock: Glyph = {
  stroke: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12.2l3.2 2',
};
export const user: Glyph = {
  stroke: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.5-3.3 3.5-5 7.5-5s7 1.7 7.5 5',
};
export const refresh: Glyph = {
  stroke: 'M19.7 9A8.3 8.3 0 0 0 4.8 8M4.3 15a8.3 8.3 0 0 0 14.9 1M20 4.5V9h-4.5M4 19.5V15h4.5',
};
export const plus: Glyph = { stroke: 'M12 5v14M5 12h14' };
export const gift: Glyph = {
  stroke:
    'M4.5 8.5h15a1 1 0 0 1 1 1V12h-17V9.5a1 1 0 0 1 1-1zM5 12v6.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V12M12 8.5V20M12 8.5C10 8.5 7.5 7.7 7.5 5.8c0-1.1.8-1.8 1.8-1.8C11 4 12 6.3 12 8.5zM12 8.5c2 0 4.5-.8 4.5-2.7 0-1.1-.8-1.8-1.8-1.8C13 4 12 6.3 12 8.5z',
};
export const trophy: Glyph = {
  stroke:
    'M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 5.5H4v1.3A3.7 3.7 0 0 0 7.7 10.5M16.5 5.5H20v1.3a3.7 3.7 0 0 1-3.7 3.7M12 14.5V17M8.5 20v-1.5A1.5 1.5 0 0 1 10 17h4a1.5 1.5 0 0 1 1.5 1.5V20M7.5 20h9',
};
/** A list of which the first entry is done. */
export const checklist: Glyph = {
  stroke: 'M4 6.5 5.5 8 8.5 5M4 15.5 5.5 17l3-3M12 6.5h8M12 15.5h8',
};
export const crown: Glyph = {
  stroke: 'M5 16.5 3.5 7.5 8.3 11 12 5l3.7 6 4.8-3.5-1.5 9zM5.5 19.8h13',
};
export const help: Glyph = {
  stroke:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM9.7 9.7a2.3 2.3 0 1 1 3.5 2c-.8.5-1.2 1-1.2 1.9M12 16.3h.01',
};
export const key: Glyph = {
  stroke:
    'M8 11.4a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zM11 12.6 19.6 4M16.2 7.4l2.6 2.6M13.4 10.2l1.7 1.7',
};
export const people: Glyph = {
  stroke:
    'M9 4.5a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2zM2.6 19.5c.4-3.2 2.8-5 6.4-5s6 1.8 6.4 5M15.8 4.8a3.5 3.5 0 0 1 0 6.6M18 15c1.9.8 3.1 2.3 3.4 4.5',
};
export const ticket: Glyph = {
  stroke:
    'M5.5 6h13a2 2 0 0 1 2 2v1.6a2.4 2.4 0 0 0 0 4.8V16a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-1.6a2.4 2.4 0 0 0 0-4.8V8a2 2 0 0 1 2-2zM14.5 6v2M14.5 11v2M14.5 16v2',
};
export const wifiOff: Glyph = {
  stroke:
    'M4 4l16 16M2.7 9.2a13.4 13.4 0 0 1 4.5-2.9M10.8 5.5a13.4 13.4 0 0 1 10.5 3.7M5.7 12.5a9.2 9.2 0 0 1 4.3-2.3M15 10.6a9.2 9.2 0 0 1 3.3 1.9M8.8 15.8a4.7 4.7 0 0 1 5.2-1M12 19h.01',
};
