import { useServices } from '../../../member/services.ts';
import { BreakChooser } from './BreakChooser.tsx';
import * as css from './LimitsScreen.css.ts';
import { OwnLimits } from './OwnLimits.tsx';

/** Player protection as far as the operator offers it: deposit limits, and a time-out or self-exclusion. */
export function LimitsScreen() {
  const { depositLimits, timeOut } = useServices().operator.protection;
  return (
    <div className={css.root}>
      {depositLimits && <OwnLimits />}
      {timeOut && <BreakChooser />}
    </div>
  );
}
