import { useEffect, useState, type RefObject } from 'react';

import { FILL_PAIRS, GROUND_PAIRS, type Demand } from '../../src/theme/pairs.ts';
import { useWornTheme } from '../page/useWornTheme.ts';
import { contrastOf } from './contrastOf.ts';
import { computedColours } from './computedColours.ts';

/** What a pair reaches on this page. */
export interface Ratio {
  ratio: number;
  passes: boolean;
}

/** The places on which pairs stand; `fill` is the same on every ground. */
export const PLACES = ['page', 'card', 'menu', 'overlay', 'fill'] as const;
export type Place = (typeof PLACES)[number];

/** The pairs of a place: each role, and on what it must reach how much. */
export function pairsOf(place: Place): readonly (readonly [string, readonly Demand<string>[]])[] {
  return Object.entries(place === 'fill' ? FILL_PAIRS : GROUND_PAIRS);
}

/** The name under which a ratio is kept. */
export const pairName = (place: Place, ink: string, surface: string) =>
  `${place}.${ink}.${surface}`;

function ratiosOn(place: Place, probe: HTMLElement): [string, Ratio][] {
  const colours = computedColours(probe);
  return pairsOf(place).flatMap(([ink, demands]) =>
    demands.flatMap(({ on, min }) =>
      on.map((surface): [string, Ratio] => {
        const ratio = contrastOf(colours(ink), colours(surface));
        return [pairName(place, ink, surface), { ratio, passes: ratio >= min }];
      }),
    ),
  );
}

/**
 * Every pair, measured on elements of this page, anew whenever it changes its theme.
 *
 * @param probes holds one element for each place, in their order
 */
export function useRatios(probes: RefObject<HTMLElement | null>): ReadonlyMap<string, Ratio> {
  const [ratios, setRatios] = useState<ReadonlyMap<string, Ratio>>(new Map());
  const theme = useWornTheme();
  useEffect(() => {
    const measure = () => {
      const elements = [...(probes.current?.children ?? [])] as HTMLElement[];
      setRatios(
        new Map(
          PLACES.flatMap((place, index) => {
            const probe = elements[index];
            return probe ? ratiosOn(place, probe) : [];
          }),
        ),
      );
    };
    // Once the theme has been drawn.
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  }, [probes, theme]);
  return ratios;
}
