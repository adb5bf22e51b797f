import { Text } from '../../src/primitives/Text/Text.tsx';
import { vars } from '../../src/theme/contract.css.ts';
import { TEXT_MIN } from '../../src/theme/pairs.ts';
import * as css from './colourRoles.css.ts';
import type { Ratio } from './useRatios.ts';

/** Props of {@link PairTile}. */
interface PairTileProps {
  ink: string;
  surface: string;
  /** Minimum ratio. */
  least: number;
  /** Actual ratio; undefined until it has been measured. */
  ratio: Ratio | undefined;
}

const colours: Readonly<Record<string, string>> = vars.color;

/** Rounded down, so that 4.499 is never shown as 4.5. */
const shown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** One role on one surface: text for readability, a ring for visibility. */
export function PairTile({ ink, surface, least, ratio }: PairTileProps) {
  const fails = ratio !== undefined && !ratio.passes;
  return (
    <li className={css.pair} data-state={fails ? 'failing' : undefined}>
      <span
        aria-hidden="true"
        className={css.tile}
        style={{ background: colours[surface], color: colours[ink] }}
      >
        {least === TEXT_MIN ? 'Aa กำ' : <span className={css.ring} />}
      </span>
      <Text as="span" size="xs" tone="muted" className={css.surfaceName}>
        {surface}
      </Text>
      <Text as="span" size="xs" tone={fails ? 'danger' : 'normal'} className={css.ratio}>
        {ratio ? shown(ratio.ratio) : '…'}
        {fails && ` of ${least}`}
      </Text>
    </li>
  );
}
