import type { Palette } from './scene.ts';

type Steps = readonly [string, string, string];

function palette(
  id: string,
  sky: Steps,
  body: Steps,
  trim: Steps,
  rest: { ink: string; light: string; accent: string; pattern: string },
): Palette {
  return { id, sky, body, trim, ...rest };
}

const gold: Steps = ['#8a4f0e', '#e3a12b', '#ffe596'];

/**
 * Each palette is one time of day, place or material. The body colours always differ from the sky in hue and lightness,
 * because the hero must be recognisable at 120 px.
 */
export const palettes: readonly Palette[] = [
  palette('dusk', ['#1c1150', '#5f2a86', '#f08c4e'], ['#a8381c', '#f07c2a', '#ffc866'], gold, {
    ink: '#160b33',
    light: '#fff3d9',
    accent: '#ff3f74',
    pattern: '#7b449c',
  }),
  palette('jade', ['#08352f', '#13705d', '#8bcfa3'], ['#b0803f', '#f0d7a0', '#fff8e2'], gold, {
    ink: '#06231f',
    light: '#fffbe9',
    accent: '#ef4b3f',
    pattern: '#1f8a72',
  }),
  palette('paper', ['#fdf0d3', '#f8d59c', '#f0925a'], ['#86130f', '#d62a20', '#ff7a4c'], gold, {
    ink: '#3b0f0c',
    light: '#fff9ea',
    accent: '#0f7f78',
    pattern: '#eebb78',
  }),
  palette('lagoon', ['#052a45', '#0a6079', '#36b9ab'], ['#a92c45', '#f4616a', '#ffb199'], gold, {
    ink: '#041c30',
    light: '#eafff8',
    accent: '#ffd84a',
    pattern: '#117a8c',
  }),
  palette(
    'candy',
    ['#ff72ae', '#ffa6cd', '#ffe6ef'],
    ['#0b7f78', '#2fcab0', '#b4f7e0'],
    ['#b31b5b', '#ff4f94', '#ffbcd8'],
    {
      ink: '#560f3b',
      light: '#ffffff',
      accent: '#ffd43b',
      pattern: '#ff8fbf',
    },
  ),
  palette('desert', ['#fbc677', '#f6915f', '#d94f52'], ['#0a4a5c', '#17899a', '#7fe0d6'], gold, {
    ink: '#3a1226',
    light: '#fff4dc',
    accent: '#fff05a',
    pattern: '#e87a58',
  }),
  palette(
    'neon',
    ['#0a0722', '#240f55', '#741ea6'],
    ['#00669c', '#00bfe3', '#a0f7ff'],
    ['#99006a', '#ff2f9e', '#ffa5d6'],
    {
      ink: '#070318',
      light: '#f3fbff',
      accent: '#f6ff45',
      pattern: '#3c1c7d',
    },
  ),
  palette(
    'orchid',
    ['#380a47', '#8c2489', '#ec57a6'],
    ['#b9680a', '#ffb32c', '#ffe99d'],
    ['#12694e', '#2fb586', '#aff3d0'],
    {
      ink: '#260530',
      light: '#fff2f9',
      accent: '#45dcff',
      pattern: '#a33a9b',
    },
  ),
  palette(
    'monsoon',
    ['#22313f', '#4d6679', '#a9bec8'],
    ['#a76a00', '#ffbf12', '#fff195'],
    ['#1d4259', '#4b8aae', '#b3def0'],
    {
      ink: '#131d27',
      light: '#f8fcff',
      accent: '#ff5b3a',
      pattern: '#5f7a8c',
    },
  ),
  palette(
    'forge',
    ['#19050b', '#651016', '#d63d1f'],
    ['#8f4204', '#f29a1f', '#ffe583'],
    ['#363c4a', '#8a95a8', '#e6edf5'],
    {
      ink: '#120307',
      light: '#fff3d0',
      accent: '#ffe24f',
      pattern: '#82201c',
    },
  ),
  palette(
    'icefield',
    ['#0c2759', '#2d6fc4', '#c3e9ff'],
    ['#5676b5', '#c0daf6', '#ffffff'],
    ['#a8400a', '#f5802a', '#ffc687'],
    {
      ink: '#081a3d',
      light: '#ffffff',
      accent: '#ff4c7b',
      pattern: '#4a8bd6',
    },
  ),
  palette('plum', ['#180a2c', '#42195f', '#8b3f99'], gold, ['#08543f', '#169f75', '#97f2cc'], {
    ink: '#10061f',
    light: '#fff6dd',
    accent: '#ff4a5c',
    pattern: '#5a2a78',
  }),
  palette(
    'lime',
    ['#0b4a30', '#2c9b42', '#cdea52'],
    ['#a51013', '#ee382f', '#ff9a7e'],
    ['#9c6a00', '#ffc91f', '#fff3a0'],
    {
      ink: '#062a1c',
      light: '#fdffe4',
      accent: '#ff4fa0',
      pattern: '#3fae4c',
    },
  ),
  palette(
    'tangerine',
    ['#f4502f', '#ff9438', '#ffe470'],
    ['#1b2468', '#3c50c8', '#a0b4ff'],
    ['#b0245a', '#f8558a', '#ffd0dc'],
    {
      ink: '#1f1244',
      light: '#fffbe6',
      accent: '#00c9ad',
      pattern: '#ffa94d',
    },
  ),
  palette('midnight', ['#04070f', '#0f1c3a', '#2a4480'], gold, ['#7d1428', '#d83149', '#ff9ba0'], {
    ink: '#03050c',
    light: '#fff5d8',
    accent: '#34d8c6',
    pattern: '#1b2e5c',
  }),
  palette('parlour', ['#d3f7e8', '#93e4d0', '#49b8b0'], ['#b3304c', '#ff7570', '#ffccb6'], gold, {
    ink: '#0f3446',
    light: '#ffffff',
    accent: '#ffcf33',
    pattern: '#74d3c1',
  }),
  palette('lavender', ['#4a3aa8', '#9580e2', '#f6c9ea'], ['#0c5f68', '#27b5a4', '#b0f4d8'], gold, {
    ink: '#1f1656',
    light: '#fff8ff',
    accent: '#ff5c8d',
    pattern: '#7a67cf',
  }),
  palette('felt', ['#03231c', '#08573f', '#18a06b'], ['#8f101d', '#de303b', '#ff9a8b'], gold, {
    ink: '#021610',
    light: '#fffbe8',
    accent: '#ffd447',
    pattern: '#0e6e50',
  }),
  palette('clay', ['#2b140f', '#833d24', '#e59a57'], ['#08484d', '#169088', '#8de8cf'], gold, {
    ink: '#1d0c0a',
    light: '#fff1da',
    accent: '#ff5d47',
    pattern: '#96502f',
  }),
  palette(
    'kickoff',
    ['#08204a', '#1f62b0', '#8fcbf8'],
    ['#ad3a07', '#ff7a1f', '#ffc98a'],
    ['#1e6b2f', '#44b84f', '#c8f29a'],
    {
      ink: '#061633',
      light: '#ffffff',
      accent: '#ffe04a',
      pattern: '#2f74c2',
    },
  ),
];

const byId = new Map(palettes.map((each) => [each.id, each]));

/** The palette of that id. Throws when there is none. */
export function paletteOf(id: string): Palette {
  const found = byId.get(id);
  if (!found) throw new Error(`No palette is called ${id}`);
  return found;
}
