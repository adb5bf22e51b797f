'use client';

import { settingAt } from '@brand/operator/editor';
import type { OperatorColours } from '@brand/ui/theme';
import { useId, useState } from 'react';

import * as css from './colours.css.ts';

const NAMES: Readonly<Record<keyof OperatorColours, string>> = {
  bg: 'Page',
  bgMenu: 'Header and menu',
  bgBtn: 'Primary action',
  bgCard: 'Cards',
  bgSubBtnAndGbIcon: 'Secondary buttons',
  bgBtnInContent: 'Chips and amounts',
};

/** Props of {@link ColourInput}. */
interface ColourInputProps {
  /** The key of the colour. */
  name: keyof OperatorColours;
  /** `#rrggbb` */
  value: string;
  error: string | null;
  /** Called with `#rrggbb` when the input is complete. */
  onValueChange: (value: string) => void;
}

/** One of the six colours, picked or typed. */
export function ColourInput({ name, value, error, onValueChange }: ColourInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const purpose = settingAt(['theme', name])?.description ?? '';
  return (
    <div className={css.colour}>
      <input
        type="color"
        aria-label={`Pick ${NAMES[name]}`}
        className={css.picker}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <div className={css.colourWords}>
        <label htmlFor={id} className={css.colourName}>
          {NAMES[name]} <code className={css.key}>{name}</code>
        </label>
        <span id={`${id}-purpose`} className={error ? css.error : css.hint}>
          {error ?? purpose}
        </span>
      </div>
      <input
        id={id}
        className={css.hex}
        value={typed ?? value}
        spellCheck={false}
        maxLength={7}
        aria-describedby={`${id}-purpose`}
        aria-invalid={error ? true : undefined}
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
