import { useEffect, useState, type RefObject } from 'react';

import { FILL_PAIRS, GROUND_PAIRS, type Demand } from '../../src/theme/pairs.ts';
import { useWornTheme } from '../page/useWornTheme.ts';
import { contrastOf } from './contrastOf.ts';
import { computedColours } from './computedColours.ts';

/** Actual contrast of a pair on this page. */
export interface Ratio {
  ratio: number;
  passes: boolean;
}

/** The grounds of the pairs; `fill` is the same on every ground. */
export const PLACES = ['page', 'card', 'menu', 'overlay', 'fill'] as const;
export type Place = (typeof PLACES)[number];

/** The pairs of a ground: each role, its surfaces and minimum ratios. */
export function pairsOf(place: Place): readonly (readonly [string, readonly Demand<string>[]])[] {
  return Object.entries(place === 'fill' ? FILL_PAIRS : GROUND_PAIRS);
}

/** The key of a ratio. */
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
 * Every pair, measured on elements of this page, again after each change of theme.
 *
 * @param probes contains one element for each ground, in their order
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
    // After the theme has been applied.
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  }, [probes, theme]);
  return ratios;
}
