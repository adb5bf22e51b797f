import { keyframes } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import type { DrawingTone } from './drawing.ts';

const { color, motion } = vars;

/** The box has its size before the drawing has loaded. */
export const root = primitiveStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '210px',
  maxInlineSize: '100%',
  aspectRatio: '3 / 2',
});

const appear = keyframes({ from: { opacity: 0 } });

export const picture = primitiveStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  stroke: color.onPaper,
  strokeWidth: 2.5,
  strokeLinejoin: vars.icon.join as 'round',
  strokeLinecap: 'round',
  animation: `${appear} ${motion.fade} ${motion.ease}`,
});

/** A tone between two tokens. Browsers without `color-mix()` use the first. */
const mixed = (from: string, to: string, share: number) => [
  from,
  `color-mix(in srgb, ${from} ${100 - share}%, ${to})`,
];

/** One step from the surface, and opaque: shapes lie over each other. */
const GROUND = color.hover;

const TONES: Record<DrawingTone, string | string[]> = {
  ground: GROUND,
  groundDeep: mixed(GROUND, color.text, 9),
  mist: mixed(color.inset, color.text, 14),
  line: color.textMuted,
  ink: color.onPaper,
  paper: color.paper,
  shade: mixed(color.paper, color.secondary, 22),
  accent: color.accent,
  accentDeep: mixed(color.accentPressed, color.onPaper, 26),
  second: mixed(color.secondary, color.paper, 18),
  secondDeep: color.secondary,
  secondPale: mixed(color.secondary, color.paper, 48),
  leaf: mixed(color.secondary, color.paper, 18),
  glass: mixed(color.secondary, color.paper, 62),
  glow: mixed(GROUND, color.accent, 22),
  flame: mixed(color.accent, color.paper, 68),
  blush: mixed(color.paper, color.critical, 42),
};

const toneRules = Object.fromEntries(
  Object.entries(TONES).map(([tone, color]) => [`&[data-tone=${tone}]`, { color }]),
);

/** A shape with an inked edge; `flat` without it; `line` a line. */
export const part = primitiveStyle({
  fill: 'currentColor',
  selectors: {
    ...toneRules,
    '&[data-kind=flat]': { stroke: 'none' },
    '&[data-kind=line]': { fill: 'none', stroke: 'currentColor' },
  },
});
