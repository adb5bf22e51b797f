'use client';

import { Button } from '@brand/ui/primitives/Button';
import { REFERENCE_THEMES, suggestColours } from '@brand/ui/theme';
import { useId, useState } from 'react';

import { Segments } from '../parts/Segments.tsx';
import * as css from './startFrom.css.ts';
import * as colours from './colours.css.ts';
import type { Json } from '../../model/brandDraft.ts';

/** Props of {@link StartFrom}. */
interface StartFromProps {
  scheme: 'dark' | 'light';
  /** The present primary action. */
  colour: string;
  /** Main colours of the logo; empty for a logo without colours. */
  logoColours: readonly string[];
  /** Called with values that replace those of the theme. */
  onStart: (values: Json) => void;
}

const worded = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Beginnings of a theme: one colour, a colour of the logo, or a reference brand. */
export function StartFrom({ scheme, colour, logoColours, onStart }: StartFromProps) {
  const id = useId();
  const [seed, setSeed] = useState(colour);
  const [page, setPage] = useState(scheme);
  const start = (from: string) => onStart({ ...suggestColours(from, page) });
  return (
    <div className={css.root}>
      <div className={css.line}>
        <input
          id={id}
          type="color"
          aria-label="Colour of your brand"
          className={colours.picker}
          value={seed}
          onChange={(event) => setSeed(event.target.value)}
        />
        <Segments
          label="Page of the suggestion"
          options={[
            { value: 'dark', label: 'Dark' },
            { value: 'light', label: 'Light' },
          ]}
          value={page}
          onValueChange={setPage}
        />
        <Button size="sm" onClick={() => start(seed)}>
          Start from this colour
        </Button>
      </div>
      <p className={colours.hint}>
        It becomes the primary action. The other five have its hue, a fixed lightness, and less
        colour the larger their area is.
      </p>
      {logoColours.length > 0 && (
        <div role="group" aria-label="Colours of your logo" className={css.line}>
          <span className={css.caption}>From your logo</span>
          {logoColours.map((one) => (
            <button
              key={one}
              type="button"
              aria-label={`Start from ${one}`}
              title={one}
              className={css.swatch}
              style={{ background: one }}
              onClick={() => {
                setSeed(one);
                start(one);
              }}
            />
          ))}
        </div>
      )}
      <div role="group" aria-label="Reference brands" className={css.line}>
        <span className={css.caption}>From a brand</span>
        {Object.values(REFERENCE_THEMES).map(({ name, ...values }) => (
          <Button
            key={name}
            size="sm"
            variant="outline"
            tone="neutral"
            onClick={() => onStart({ base: name, ...values })}
          >
            {worded(name)}
          </Button>
        ))}
      </div>
    </div>
  );
}
