'use client';

import { conversion } from '@brand/domain';
import { useIntl } from 'react-intl';

import { percentText } from '../../messages/percent.ts';
import * as css from './LinkFunnel.css.ts';

interface LinkFunnelStepProps {
  /** How many took this step. */
  count: number;
  /** How many took the step before. */
  of: number;
  /** Whether there is no step before. @default false */
  first?: boolean;
}

/** The least width of a bar that is not empty, in per cent. */
const LEAST = 3;

/** A step of a funnel: number, share of the previous step, and a bar as long as this share. */
export function LinkFunnelStep({ count, of, first = false }: LinkFunnelStepProps) {
  const intl = useIntl();
  const percent = conversion(count, of);
  const share = percent ?? (count > 0 ? 100 : 0);
  return (
    <span className={css.step} data-part="step">
      <span className={css.figures}>
        <b className={css.count}>{intl.formatNumber(count)}</b>
        {!first && percent !== null && (
          <span className={css.percent} data-part="percent">
            {percentText(intl, percent)}
          </span>
        )}
      </span>
      <svg
        className={css.bar}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        data-part="bar"
      >
        <rect className={css.ground} width="100" height="1" />
        {share > 0 && <rect className={css.fill} width={Math.max(LEAST, share)} height="1" />}
      </svg>
    </span>
  );
}
