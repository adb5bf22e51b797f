'use client';

import { settingAt } from '@brand/operator/editor';
import { Select } from '@brand/ui/primitives/Select';
import { CHOICE_VALUES, CHOICES, type ThemeChoices } from '@brand/ui/theme';

import type { DraftControl } from '../draft/useDraft.ts';
import { themeValues } from '../draft/themeValues.ts';
import { Section } from '../parts/Section.tsx';

const NAMES: Readonly<Record<keyof ThemeChoices, string>> = {
  radius: 'Corners',
  density: 'Density',
  type: 'Fonts',
  card: 'Cards',
  elevation: 'Elevation',
};

const CHOICE_NAMES = Object.keys(NAMES) as (keyof ThemeChoices)[];

/** `looped-anuphan` → `Looped Anuphan` */
const worded = (value: string) =>
  value
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The five choices. Fonts are one of them: each is a pairing for reading and for headings. */
export function ShapeTab({ control }: { control: DraftControl }) {
  const { draft, set, problemAt } = control;
  const values = themeValues(draft);
  return (
    <Section title="Five choices" lead="Each has a few values, and all of them fit together.">
      {CHOICE_NAMES.map((name) => {
        const looks: Readonly<Record<string, string>> = CHOICES[name];
        const options: readonly string[] = CHOICE_VALUES[name];
        return (
          <Select
            key={name}
            label={NAMES[name]}
            title={settingAt(['theme', name])?.description ?? ''}
            hint={looks[values[name]]}
            error={problemAt(['theme', name])}
            value={values[name]}
            options={options.map((value) => ({ value, label: worded(value) }))}
            onValueChange={(value) => set(['theme', name], value)}
          />
        );
      })}
    </Section>
  );
}
