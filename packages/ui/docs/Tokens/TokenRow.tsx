import { Text } from '../../src/primitives/Text/Text.tsx';
import { STEPS } from '../../src/theme/pairs.ts';
import type { Guarantee, TokenEntry } from '../../src/theme/tokens.ts';
import { CopyName } from '../page/CopyName.tsx';
import { useWornValue } from '../page/useWornTheme.ts';
import { TokenSample } from './TokenSample.tsx';
import * as css from './tokens.css.ts';

/** `At least 4.5:1 on every step of its ground.` */
function promise({ with: surfaces, min }: Guarantee): string {
  const isEveryStep = STEPS.every((step) => surfaces.includes(step));
  const others = surfaces.filter((surface) => !STEPS.some((step) => step === surface));
  const places = isEveryStep ? ['every step of its ground', ...others] : surfaces;
  return `At least ${min}:1 on ${places.join(', ')}.`;
}

/** One token: sample, name, current value, purpose. */
export function TokenRow({ token }: { token: TokenEntry }) {
  const value = useWornValue(token.property);
  const promises = token.guarantees.filter((guarantee) => guarantee.as === 'ink').map(promise);
  return (
    <li className={css.row}>
      <TokenSample token={token} />
      <div className={css.naming}>
        <CopyName name={token.property} />
        <Text as="span" size="xs" tone="muted" className={css.value}>
          {value}
        </Text>
      </div>
      <div className={css.purpose}>
        <Text size="sm">{token.use}</Text>
        {promises.length > 0 && (
          <Text size="xs" tone="muted">
            {promises.join(' ')}
          </Text>
        )}
      </div>
    </li>
  );
}
