import type { Drawing } from '../primitives/Illustration/drawing.ts';

/** A lantern that has gone out: something failed. */
export const drawing: Drawing = [
  [
    'ground',
    'M56 78a64 64 0 1 0 128 0 64 64 0 1 0-128 0zM30 140C76 132 168 132 214 140 188 148 56 148 30 140z',
    0,
  ],
  ['line', 'M112 34C100 24 122 18 110 4M130 32C122 24 136 16 128 8', 3],
  ['secondDeep', 'M92 62C76 78 76 104 94 122H146C164 104 164 78 148 62z'],
  ['second', 'M92 62C76 78 76 104 94 122H112C98 104 98 78 110 62z', 0],
  ['ink', 'M120 80L124 96H116z', 0],
  ['line', 'M120 84V78', 2.5],
  ['secondPale', 'M110 62C98 78 98 104 112 122M130 62C142 78 142 104 128 122', 2.5],
  ['accent', 'M86 62H154V52H86zM90 122H150V132H90z'],
  ['accentDeep', 'M86 62H154V57H86zM90 132H150V127H90z', 0],
  ['accent', 'M100 132L96 142H144L140 132z'],
  ['ink', 'M104 52C104 38 136 38 136 52', 3.5],
  ['line', 'M104 50C104 37 136 37 136 50', 2],
  ['secondPale', 'M150 84l-10 8 8 6-12 10', 2.5],
  [
    'flame',
    'M186 60l2.5 7 7 2.5-7 2.5-2.5 7-2.5-7-7-2.5 7-2.5zM46 72l2 6 6 2-6 2-2 6-2-6-6-2 6-2z',
    0,
  ],
];
