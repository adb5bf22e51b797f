'use client';

import { COLOUR_KEYS } from '@brand/ui/theme';

import type { Json } from '../../model/brandDraft.ts';
import type { DraftControl } from '../draft/useDraft.ts';
import { useLogoColours } from '../draft/useLogoColours.ts';
import { themeValues } from '../draft/themeValues.ts';
import { Section } from '../parts/Section.tsx';
import { ColourInput } from './ColourInput.tsx';
import * as css from './colours.css.ts';
import { ContrastReport } from './ContrastReport.tsx';
import { StartFrom } from './StartFrom.tsx';

/** The six colours, their beginnings, and what follows from them. */
export function ColoursTab({ control }: { control: DraftControl }) {
  const { draft, theme, set, problemAt } = control;
  const values = themeValues(draft);
  const logoColours = useLogoColours(draft);
  return (
    <>
      <Section title="Start from">
        <StartFrom
          scheme={theme.scheme}
          colour={theme.colours.bgBtn}
          logoColours={logoColours}
          onStart={(next) =>
            set(['theme'], { ...(draft.settings['theme'] as Json | undefined), ...next })
          }
        />
      </Section>
      <Section title="Six colours">
        <div className={css.list}>
          {COLOUR_KEYS.map((key) => (
            <ColourInput
              key={key}
              name={key}
              value={values[key]}
              error={problemAt(['theme', key])}
              onValueChange={(value) => set(['theme', key], value)}
            />
          ))}
        </div>
      </Section>
      <Section title="Contrast">
        <ContrastReport theme={theme} />
      </Section>
    </>
  );
}
