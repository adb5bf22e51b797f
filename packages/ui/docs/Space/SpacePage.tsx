import { Text } from '../../src/primitives/Text/Text.tsx';
import { CHOICES, CHOICE_VALUES, type ThemeChoices } from '../../src/theme/choices.ts';
import { vars } from '../../src/theme/contract.css.ts';
import { defineTheme } from '../../src/theme/defineTheme.ts';
import { REFERENCE_THEMES } from '../../src/themes/referenceThemes.ts';
import * as page from '../page/page.css.ts';
import { Page, Section } from '../page/Page.tsx';
import { Specimen } from '../page/Specimen.tsx';
import { useWornTheme } from '../page/useWornTheme.ts';
import { ChoiceScene } from './ChoiceScene.tsx';
import * as css from './space.css.ts';

type Shaping = Exclude<keyof ThemeChoices, 'type'>;

const SHAPING: Record<Shaping, { title: string; intro: string }> = {
  radius: { title: 'Radius', intro: 'Corners of elements, and line ends of icons.' },
  density: {
    title: 'Density',
    intro: 'Distances between elements. Touch targets are always 44 px.',
  },
  card: { title: 'Cards', intro: 'Style of game cards and of section titles.' },
  elevation: {
    title: 'Elevation',
    intro: 'Shadows of floating elements. Nothing else has a shadow.',
  },
};

/** Numeric keys come first in an object, in any order of definition. */
const { half, ...steps } = vars.space;
const SPACES = [['half', half], ...Object.entries(steps)] as const;

/** The choices of this page's theme with one change. */
function withChoice(worn: string, choice: Shaping, value: string) {
  const base = Object.values(REFERENCE_THEMES).find(({ name }) => name === worn);
  return defineTheme({
    ...(base ?? REFERENCE_THEMES.lotus),
    [choice]: value,
    name: `specimen-${choice}-${value}`,
  });
}

function ChoiceSection({ choice, worn }: { choice: Shaping; worn: string }) {
  const words: Record<string, string> = CHOICES[choice];
  return (
    <Section title={SHAPING[choice].title} intro={SHAPING[choice].intro}>
      <div className={css.values}>
        {CHOICE_VALUES[choice].map((value) => (
          <figure key={value} className={css.value}>
            <Specimen theme={withChoice(worn, choice, value)} className={css.specimen}>
              <ChoiceScene choice={choice} />
            </Specimen>
            <figcaption className={css.caption}>
              <code className={page.code}>{value}</code>
              <Text size="sm" tone="muted">
                {words[value]}
              </Text>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

/** Distances, and the choices for the shape of a brand, each in the colours of this page. */
export function SpacePage() {
  const worn = useWornTheme();
  return (
    <Page
      area="Foundations"
      title="Space and shape"
      lead="A brand is more than its colours. Each choice has three values, so that every combination can be tested."
    >
      <Section title="Space" intro="Eleven distances. Components use no others.">
        <dl className={css.scale}>
          {SPACES.map(([name, value]) => (
            <div key={name} className={css.step}>
              <dt className={css.stepName}>space.{name}</dt>
              <dd className={css.bar} style={{ inlineSize: value }} />
            </div>
          ))}
        </dl>
      </Section>
      {(Object.keys(SHAPING) as Shaping[]).map((choice) => (
        <ChoiceSection key={choice} choice={choice} worn={worn} />
      ))}
    </Page>
  );
}
