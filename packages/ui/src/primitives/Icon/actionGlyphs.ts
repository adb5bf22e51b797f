import type { Glyph } from './glyph.ts';

/*
 * Icons for actions and states. `glyphs.ts` is the module to import.
 */

export const forward: Glyph = { stroke: 'M4 12h15.5M13.5 6l6 6-6 6' };
export const chevronUp: Glyph = { stroke: 'M6 15l6-6 6 6' };
export const chevronDown: Glyph = { stroke: 'M6 9l6 6 6-6' };
export const heartFilled: Glyph = {
  fill: 'M12 19.5C8 16.6 3.5 13.4 3.5 9.3 3.5 6.7 5.5 4.8 8 4.8c1.7 0 3.1.9 4 2.3.9-1.4 2.3-2.3 4-2.3 2.5 0 4.5 1.9 4.5 4.5 0 4.1-4.5 7.3-8.5 10.2z',
};
export const play: Glyph = {
  fill: 'M8 5.5v13a.6.6 0 0 0 .9.5l10.3-6.5a.6.6 0 0 0 0-1L8.9 5a.6.6 0 0 0-.9.5z',
};
export const wallet: Glyph = {
  stroke:
    'M17.5 8V6a1.5 1.5 0 0 0-1.5-1.5H6A2 2 0 0 0 4 6.5v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V10a2 2 0 0 0-2-2H6a2 2 0 0 1-2-1.5M16 13.7h.01',
};
export const copy: Glyph = {
  stroke:
    'M10.5 8.5H18a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2h-7.5a2 2 0 0 1-2-2v-7.5a2 2 0 0 1 2-2zM5.8 15.5A1.8 1.8 0 0 1 4 13.7V6a2 2 0 0 1 2-2h7.7a1.8 1.8 0 0 1 1.8 1.8',
};
export const check: Glyph = { stroke: 'M5 12.5l4.8 4.8L19.5 7' };
export const warning: Glyph = {
  stroke:
    'M10.3 4.8 3.3 17a2 2 0 0 0 1.7 3h14a2 2 0 0 0 1.7-3l-7-12.2a2 2 0 0 0-3.4 0zM12 9.5v4M12 16.8h.01',
};
export const info: Glyph = {
  stroke: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11.5V16M12 8.2h.01',
};
export const success: Glyph = {
  stroke: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM8.3 12.3l2.6 2.6 4.9-5.3',
};
export const logout: Glyph = {
  stroke: 'M10 4.5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h4M10 12h10M16.5 8l4 4-4 4',
};
export const language: Glyph = {
  stroke:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c2.3 2.3 3.5 5.1 3.5 8.5s-1.2 6.2-3.5 8.5c-2.3-2.3-3.5-5.1-3.5-8.5S9.7 5.8 12 3.5z',
};
export const eye: Glyph = {
  stroke:
    'M2.5 12C4.5 8 8 5.8 12 5.8S19.5 8 21.5 12c-2 4-5.5 6.2-9.5 6.2S4.5 16 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
};
export const eyeOff: Glyph = {
  stroke:
    'M9.8 6.1A9.9 9.9 0 0 1 12 5.8c4 0 7.5 2.2 9.5 6.2a13 13 0 0 1-2.4 3.3M6.3 7.3A12.4 12.4 0 0 0 2.5 12c2 4 5.5 6.2 9.5 6.2a10 10 0 0 0 5-1.3M10 10a3 3 0 0 0 4 4M4 4l16 16',
};
export const download: Glyph = { stroke: 'M12 4v11M8 11.3l4 4 4-4M5 19.8h14' };
export const share: Glyph = {
  stroke:
    'M12 14V3.8M8.5 7 12 3.5 15.5 7M7.5 10.5H6.5a1.5 1.5 0 0 0-1.5 1.5v6.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V12a1.5 1.5 0 0 0-1.5-1.5h-1',
};
export const minus: Glyph = { stroke: 'M5 12h14' };
export const bank: Glyph = {
  stroke: 'M3.5 9.5 12 4l8.5 5.5zM5.5 12.5v4.5M10 12.5v4.5M14 12.5v4.5M18.5 12.5v4.5M4 20h16',
};
export const qr: Glyph = {
  stroke:
    'M5 4h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM15 4h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM5 14h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1zM14 14h2.5v2.5M20 14v2M14 20h2M20 20h-.01M20 18.5h-1.5',
};
export const phone: Glyph = {
  stroke: 'M8.5 3h7a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM11 18h2',
};
export const shield: Glyph = {
  stroke: 'M12 3.5 5 6v5.5c0 4.3 2.8 7.5 7 9 4.2-1.5 7-4.7 7-9V6zM8.8 12l2.3 2.3 4.2-4.5',
};
export const lock: Glyph = {
  stroke:
    'M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.5v1.5',
};
export const chat: Glyph = {
  stroke:
    'M6.5 4.5h11a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5H12l-4.5 3.5v-3.5h-1A2.5 2.5 0 0 1 4 14V7a2.5 2.5 0 0 1 2.5-2.5zM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01',
};
export const fullscreen: Glyph = {
  stroke:
    'M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9M20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15',
};
export const external: Glyph = {
  stroke:
    'M13.5 4H20v6.5M20 4l-8.5 8.5M10 5.5H6a2 2 0 0 0-2 2V18a2 2 0 0 0 2 2h10.5a2 2 0 0 0 2-2v-4',
};
export const fire: Glyph = {
  stroke:
    'M12 3.5c.6 3.2 5.8 5.6 5.8 10.5a5.8 5.8 0 0 1-11.6 0c0-2.2 1.1-3.7 2.3-4.9.2 1.3.7 2.1 1.6 2.6C10 8.8 10.3 6 12 3.5zM12 20c-1.5 0-2.5-1-2.5-2.4 0-1.5 1.3-2.2 2.5-3.6 1.2 1.4 2.5 2.1 2.5 3.6 0 1.4-1 2.4-2.5 2.4z',
};
export const sparkle: Glyph = {
  stroke:
    'M11 4.5c.7 4.3 2.2 5.8 6.5 6.5-4.3.7-5.8 2.2-6.5 6.5-.7-4.3-2.2-5.8-6.5-6.5 4.3-.7 5.8-2.2 6.5-6.5zM18.5 15.5c.3 1.7.8 2.2 2.5 2.5-1.7.3-2.2.8-2.5 2.5-.3-1.7-.8-2.2-2.5-2.5 1.7-.3 2.2-.8 2.5-2.5z',
};
