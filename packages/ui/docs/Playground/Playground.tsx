import { useDeferredValue, useState } from 'react';

import { Button } from '../../src/primitives/Button/Button.tsx';
import { CopyButton } from '../../src/primitives/CopyButton/CopyButton.tsx';
import { Select } from '../../src/primitives/Select/Select.tsx';
import { CHOICE_VALUES, type ThemeChoices } from '../../src/theme/choices.ts';
import { DEFAULT_CHOICES, defineTheme } from '../../src/theme/defineTheme.ts';
import { COLOUR_KEYS, type ThemeInput } from '../../src/theme/themeInput.ts';
import { REFERENCE_THEMES } from '../../src/themes/referenceThemes.ts';
import { BrandScene } from '../brand/BrandScene.tsx';
import * as page from '../page/page.css.ts';
import { Specimen } from '../page/Specimen.tsx';
import { ColourInput } from './ColourInput.tsx';
import * as css from './playground.css.ts';
import { ThemeReport } from './ThemeReport.tsx';

type Choice = keyof ThemeChoices;

const CHOICES = Object.keys(CHOICE_VALUES) as Choice[];
const START: Required<ThemeInput> = { ...DEFAULT_CHOICES, ...REFERENCE_THEMES.lotus };

/** `looped-anuphan` → `Looped anuphan` */
const worded = (value: string) =>
  `${value[0]?.toUpperCase()}${value.slice(1).replaceAll('-', ' ')}`;

/** The equivalent part of `operator.json`. */
function asOperatorJson({ name: _name, ...theme }: ThemeInput): string {
  return `"theme": ${JSON.stringify(theme, null, 2)}`;
}

/** Six colours and five choices, and the resulting theme. */
export function Playground() {
  const [input, setInput] = useState(START);
  const set = (change: Partial<ThemeInput>) => setInput((before) => ({ ...before, ...change }));
  const shown = useDeferredValue(input);
  const theme = defineTheme({ ...shown, name: 'playground' });
  return (
    <div className={css.root}>
      <div className={css.controls}>
        <div className={page.row} role="group" aria-label="Start with">
          {Object.values(REFERENCE_THEMES).map((reference) => (
            <Button
              key={reference.name}
              size="sm"
              variant="outline"
              tone="neutral"
              onClick={() => set({ ...DEFAULT_CHOICES, ...reference })}
            >
              {worded(reference.name)}
            </Button>
          ))}
        </div>
        <div className={css.colours}>
          {COLOUR_KEYS.map((key) => (
            <ColourInput
              key={key}
              name={key}
              value={input[key]}
              onValueChange={(value) => set({ [key]: value })}
            />
          ))}
        </div>
        <div className={css.choices}>
          {CHOICES.map((choice) => (
            <Select
              key={choice}
              label={worded(choice)}
              value={input[choice]}
              options={CHOICE_VALUES[choice].map((value: string) => ({
                value,
                label: worded(value),
              }))}
              onValueChange={(value) => set({ [choice]: value })}
            />
          ))}
        </div>
        <CopyButton
          value={asOperatorJson(input)}
          label="Copy for operator.json"
          copiedLabel="Copied"
        />
      </div>
      <Specimen theme={theme} className={css.scene}>
        <BrandScene name="Your brand" />
      </Specimen>
      <ThemeReport theme={theme} />
    </div>
  );
}
