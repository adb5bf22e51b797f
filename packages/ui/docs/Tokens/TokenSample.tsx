import type { CSSProperties } from 'react';

import type { TokenEntry } from '../../src/theme/tokens.ts';
import * as css from './tokens.css.ts';

/** The best sample of a value, by its group in the contract. */
const LOOKS: Readonly<Record<string, (value: string) => CSSProperties>> = {
  font: (value) => ({ fontFamily: value }),
  fontSize: (value) => ({ fontSize: `min(${value}, 2.5rem)` }),
  fontWeight: (value) => ({ fontWeight: value, fontFamily: 'var(--brand-font-heading)' }),
};

/** A small sample of a token; empty for tokens without one. */
export function TokenSample({ token }: { token: TokenEntry }) {
  const chapter = token.path.slice(0, token.path.indexOf('.'));
  const value = `var(${token.property})`;
  if (token.type === 'color') {
    return <span aria-hidden="true" className={css.swatch} style={{ background: value }} />;
  }
  if (token.group === 'radius') {
    return <span aria-hidden="true" className={css.corner} style={{ borderRadius: value }} />;
  }
  if (token.type === 'shadow') {
    return <span aria-hidden="true" className={css.lifted} style={{ boxShadow: value }} />;
  }
  const look = LOOKS[chapter];
  if (look) {
    return (
      <span aria-hidden="true" className={css.letters} style={look(value)}>
        กA
      </span>
    );
  }
  if (token.group === 'space' || chapter === 'control') {
    return (
      <span aria-hidden="true" className={css.measure}>
        <span className={css.bar} style={{ inlineSize: `min(${value}, 100%)` }} />
      </span>
    );
  }
  return <span aria-hidden="true" className={css.nothing} />;
}
