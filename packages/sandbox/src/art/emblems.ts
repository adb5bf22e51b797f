/** The emblem of each provider as one path in a 24×24 box, filled with evenodd in one colour. */
const emblems: Readonly<Record<string, string>> = {
  'pixel-durian':
    'M10 1h4v3h3v2h3v3h2v6h-2v3h-3v2h-3v3h-4v-3H7v-2H4v-3H2V9h2V6h3V4h3zM8 9v3h3V9zm5 0v3h3V9zm-4 6v2h6v-2z',
  'orchid-row':
    'M12 11C8 8 8 3 12 1c4 2 4 7 0 10zm1 1c0-5 4-7 9-5 0 4-5 7-9 5zm0 1c5-1 8 3 7 8-5 1-8-4-7-8zm-2 0c1 4-2 9-7 8-1-5 2-9 7-8zm0-1C7 14 2 11 2 7c5-2 9 0 9 5z',
  'copper-gecko':
    'M12 1c3 0 5 2 4 5l4-1 1 2-5 2v4l5 2-1 3-6-3c-1 3-4 3-4 6 2 1 4 0 5-2l2 1c-2 4-9 5-10 0 0-4 3-5 3-8L5 15l-1-2 5-1V9L3 7l1-2 4 1C7 3 9 1 12 1zM10 4v2h1V4zm3 0v2h1V4z',
  'night-ferry':
    'M1 14h22l-3 6c-3 1-4-1-6 0s-4 1-6 0-3 1-5 0zm4-2V7h4V3h3v4h7l2 5zm2-3v2h3V9zm5 0v2h3V9zM1 22c3-1 5 1 8 0s5 1 8 0 4 1 6 0v2H1z',
  'little-thunder': 'M14 0L3 14h7l-3 10L21 9h-8z',
  'bright-monsoon':
    'M12 1a7 7 0 0 1 7 7h2a3 3 0 0 1 0 6H4a4 4 0 0 1 1-8 7 7 0 0 1 7-5zM5 16h3l-3 7H2zm7 0h3l-3 7H9zm7 0h3l-3 7h-3z',
  saltbox:
    'M12 1l10 5v12l-10 5L2 18V6zm0 2.6L6 6.500l6 3 6-3zM4 8v8.600l7 3.500v-8.600zm16 0l-7 3.500v8.600l7-3.500z',
  'kite-and-key':
    'M12 0l8 8-8 10-8-10zm0 4L8 8h3v5l1 1 1-1V8h3zM11 18h2c0 2 3 2 3 4l-2 2c0-2-3-3-3-6z',
  'hollow-drum':
    'M12 2c6 0 10 2 10 5v10c0 3-4 5-10 5S2 20 2 17V7c0-3 4-5 10-5zm0 2C7 4 4 6 4 7s3 3 8 3 8-2 8-3-3-3-8-3zM4 11l4 8 4-7 4 7 4-8v2l-4 8-4-6-4 6-4-8z',
  candlewick: 'M12 0c4 4 5 6 3 9-1 2-5 2-6 0-2-3 1-5 3-9zM8 12h8v9h4v3H4v-3h4zm3 2v5h2v-5z',
  'jade-compass':
    'M12 0l3 9 9 3-9 3-3 9-3-9-9-3 9-3zm0 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 3l5 3-2 2zm18 0l-3 5-2-2zM3 21l3-5 2 2zm18 0l-5-3 2-2z',
  'seventh-pier': 'M2 3h20l-1 5h-4L11 24H6l8-16H3z',
  lomfai:
    'M13 0c1 5 8 7 8 14 0 6-4 10-9 10-6 0-9-4-9-9 0-4 3-6 4-10 3 2 3 4 3 6 3-3 4-6 3-11zm-1 13c-3 2-4 4-4 6 0 2 2 3 4 3s4-1 4-3-2-3-4-6z',
  'tuk-arcade':
    'M2 5h15l5 8v6h-3a3 3 0 0 1-6 0H8a3 3 0 0 1-6 0H1v-8h3V8H2zm5 3v4h5V8zm7 0v4h5l-3-4z',
  'velvet-nine':
    'M12 2a7 7 0 0 1 7 8c0 6-4 11-11 13l-1-4c4-1 6-3 7-4-5 2-9-2-9-6a7 7 0 0 1 7-7zm0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  'aurum-table': 'M12 1l3 6H9zM2 9h20v4H2zm3 6h14v3H5zm3 5h8v3H8z',
  tidewright: 'M1 15C3 6 10 2 16 4c5 2 6 8 2 10-3 1-5-2-3-4-4-1-6 3-4 6 3 4 8 3 12 1v6H1z',
  'reef-and-rod':
    'M13 0h3v13c0 6-3 10-7 10-5 0-8-4-7-9l5 3-3 1c0 2 2 3 4 3 3 0 5-3 5-8V6a3 3 0 0 1 0-6zm1 2v2h1V2z',
  'lucky-loom':
    'M8 1a7 7 0 0 1 6 4 7 7 0 0 1 8 9 7 7 0 0 1-9 8A7 7 0 0 1 4 14 7 7 0 0 1 8 1zm0 3a4 4 0 0 0-2 7c1-3 2-4 5-5-1-1-2-2-3-2zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm6 2c0 3-2 6-5 8 4 1 7-4 5-8z',
  northstand: 'M12 0l10 3v8c0 7-4 11-10 13C6 22 2 18 2 11V3zm0 4L7 9v8h3v-5l2-2 2 2v5h3V9z',
};

/** The emblem's path data. Throws when the provider has none. */
export function emblemOf(providerId: string): string {
  const path = emblems[providerId];
  if (!path) throw new Error(`No emblem is drawn for ${providerId}`);
  return path;
}
