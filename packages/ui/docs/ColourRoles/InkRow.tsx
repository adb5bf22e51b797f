import { Heading } from '../../src/primitives/Heading/Heading.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import { COLOUR_DOCS } from '../../src/theme/colourDocs.ts';
import type { Demand } from '../../src/theme/pairs.ts';
import * as css from './colourRoles.css.ts';
import { PairTile } from './PairTile.tsx';
import { pairName, type Place, type Ratio } from './useRatios.ts';

/** Props of {@link InkRow}. */
interface InkRowProps {
  /** The ground. */
  place: Place;
  /** The role. */
  ink: string;
  /** The surfaces, and the minimum ratio. */
  demands: readonly Demand<string>[];
  /** The actual ratio of every pair. */
  ratios: ReadonlyMap<string, Ratio>;
}

/** One role, with a tile for each allowed surface. */
export function InkRow({ place, ink, demands, ratios }: InkRowProps) {
  return (
    <div className={css.inkRow}>
      <div className={css.inkName}>
        <Heading level={3} size="md">
          {ink}
        </Heading>
        <Text size="sm" tone="muted">
          {COLOUR_DOCS[ink as keyof typeof COLOUR_DOCS]}
        </Text>
      </div>
      <ul className={css.tiles}>
        {demands.flatMap(({ on, min }) =>
          on.map((surface) => (
            <PairTile
              key={surface}
              ink={ink}
              surface={surface}
              least={min}
              ratio={ratios.get(pairName(place, ink, surface))}
            />
          )),
        )}
      </ul>
    </div>
  );
}
