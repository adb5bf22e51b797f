import type { SVGProps } from 'react';

import { classes } from '../../private/classes.ts';
import { EMBLEM_SYMBOLS } from './emblemSymbols.ts';
import { type EmblemTones, emblemTones } from './emblemTones.ts';
import * as css from './VipEmblem.css.ts';

/** Props of {@link VipEmblem}. Other props go to the `svg`. */
export interface VipEmblemProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'color'> {
  /** The level, from 0. From 5 on the symbol is the same. */
  level: number;
  /** Colour `#rrggbb` of the level, set by the operator. @default the metal of the level */
  color?: string | null;
  /** Size in px. @default 48 */
  size?: 24 | 32 | 48 | 64 | 96;
}

/** From this level on a second frame in the accent colour is behind the first. */
const PRECIOUS = 3;

/** Outline by motif of the theme, and the turn of the second frame in degrees. */
const FRAMES = {
  petals: {
    d: 'M32.7 11A17 17 0 0 1 63.3 11 17 17 0 0 1 85 32.7 17 17 0 0 1 85 63.3 17 17 0 0 1 63.3 85 17 17 0 0 1 32.7 85 17 17 0 0 1 11 63.3 17 17 0 0 1 11 32.7 17 17 0 0 1 32.7 11z',
    turn: 22.5,
  },
  facets: { d: 'M31 6H65L90 31V65L65 90H31L6 65V31z', turn: 22.5 },
  seal: {
    d: 'M48 3C53 9 59 12 66 12.5 76 13.5 82.5 20 83.5 30 84 37 87 43 93 48 87 53 84 59 83.5 66 82.5 76 76 82.5 66 83.5 59 84 53 87 48 93 43 87 37 84 30 83.5 20 82.5 13.5 76 12.5 66 12 59 9 53 3 48 9 43 12 37 12.5 30 13.5 20 20 13.5 30 12.5 37 12 43 9 48 3z',
    turn: 45,
  },
} as const;

/** The emblem of a VIP level: its symbol in its metal, in the frame of the brand. Decorative: the name is next to it. */
export function VipEmblem({ level, color = null, size = 48, className, ...rest }: VipEmblemProps) {
  const tier = Math.min(Math.max(0, Math.floor(level)), EMBLEM_SYMBOLS.length - 1);
  const symbol = EMBLEM_SYMBOLS[tier] ?? [];
  const tones = emblemTones(tier, color);
  return (
    <svg
      {...rest}
      className={classes(css.root, className)}
      data-component="vip-emblem"
      data-level={level}
      width={size}
      height={size}
      viewBox="0 0 96 96"
      aria-hidden="true"
    >
      {(['petals', 'facets', 'seal'] as const).map((motif) => (
        <g key={motif} className={css.frames[motif]}>
          <Frame {...FRAMES[motif]} tones={tones} precious={tier >= PRECIOUS} />
        </g>
      ))}
      {/* The contour: all shapes of the symbol in one path, with a thick edge. */}
      <path
        d={symbol.map(([, d]) => d).join('')}
        fill={tones.ink}
        stroke={tones.ink}
        strokeWidth={5}
        strokeLinejoin="round"
      />
      {symbol.map(([tone, d]) =>
        tone === 'jewel' ? (
          <path key={d} className={css.jewel} d={d} />
        ) : (
          <path key={d} fill={tones[tone]} d={d} />
        ),
      )}
    </svg>
  );
}

interface FrameProps {
  d: string;
  turn: number;
  tones: EmblemTones;
  precious: boolean;
}

/** The rim in the metal of the level, around a plate in the secondary colour of the brand. */
function Frame({ d, turn, tones, precious }: FrameProps) {
  return (
    <>
      {precious && <path className={css.jewel} d={d} transform={`rotate(${turn} 48 48)`} />}
      <path fill={tones.shade} d={d} />
      <path fill={tones.lit} d={d} transform="matrix(.94 0 0 .94 2.9 2.9)" />
      <path fill={tones.base} d={d} transform="matrix(.94 0 0 .94 2.9 3.7)" />
      <path className={css.plate} d={d} transform="matrix(.8 0 0 .8 9.6 9.6)" />
    </>
  );
}
