import { useId, useState } from 'react';

import { Text } from '../../src/primitives/Text/Text.tsx';
import type { OperatorColours } from '../../src/theme/themeInput.ts';
import * as css from './playground.css.ts';

const PURPOSES: Readonly<Record<keyof OperatorColours, string>> = {
  bg: 'The page',
  bgMenu: 'Header, sidebar, tab bar',
  bgBtn: 'Primary action',
  bgCard: 'Cards',
  bgSubBtnAndGbIcon: 'Secondary button, icon tile',
  bgBtnInContent: 'Chips, quick amounts',
};

/** Props of {@link ColourInput}. */
interface ColourInputProps {
  /** The key of the colour. */
  name: keyof OperatorColours;
  /** `#rrggbb` */
  value: string;
  /** Called with `#rrggbb` when the input is complete. */
  onValueChange: (value: string) => void;
}

/** One of the six colours, picked or typed. */
export function ColourInput({ name, value, onValueChange }: ColourInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className={css.colour}>
      <input
        type="color"
        aria-label={`Pick ${name}`}
        className={css.picker}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <div className={css.colourWords}>
        <label htmlFor={id} className={css.colourName}>
          {name}
        </label>
        <Text as="span" size="xs" tone="muted">
          {PURPOSES[name]}
        </Text>
      </div>
      <input
        id={id}
        className={css.hex}
        value={typed ?? value}
        spellCheck={false}
        maxLength={7}
        onChange={(event) => {
          setTyped(event.target.value);
          if (/^#[0-9a-f]{6}$/i.test(event.target.value)) {
            onValueChange(event.target.value.toLowerCase());
          }
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}
