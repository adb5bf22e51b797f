import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import * as css from './VipBenefits.css.ts';

interface VipBenefitsProps {
  benefits: readonly string[];
  /** Whether the member has them. @default 'reached' */
  state?: 'reached' | 'ahead';
}

/** The benefits of a level. */
export function VipBenefits({ benefits, state = 'reached' }: VipBenefitsProps) {
  return (
    <ul role="list" className={css.list}>
      {benefits.map((benefit) => (
        <li key={benefit} className={css.benefit} data-part="benefit" data-state={state}>
          <Icon
            glyph={state === 'reached' ? glyphs.check : glyphs.gift}
            size={20}
            className={css.sign}
          />
          <span>{benefit}</span>
        </li>
      ))}
    </ul>
  );
}
