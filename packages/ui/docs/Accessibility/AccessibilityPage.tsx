import { LinkButton } from '../../src/primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import * as css from '../component/component.css.ts';
import { Page, Section } from '../page/Page.tsx';
import { storyHref } from '../page/storyHref.ts';

interface Fact {
  term: string;
  words: string;
}

const fact = (term: string, words: string): Fact => ({ term, words });

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.terms}>
      {facts.map(({ term, words }) => (
        <div key={term} className={css.term}>
          <Text as="dt" weight="strong">
            {term}
          </Text>
          <Text as="dd">{words}</Text>
        </div>
      ))}
    </dl>
  );
}

/** What the library does automatically, and who checks it. */
const DONE = [
  fact(
    'Contrast',
    'Text 4.5 : 1 and shapes 3 : 1 on every surface, for any six colours of an operator.',
  ),
  fact(
    'Keyboard',
    'Everything that can be pressed can be reached and pressed. Each component’s page lists its keys.',
  ),
  fact(
    'Focus',
    'A ring of two colours that is visible on every surface. A closed dialog returns it to where it was.',
  ),
  fact(
    'Touch',
    'Targets of 44 by 44 pixels, and text fields of 16 pixels, which phones do not zoom into.',
  ),
  fact(
    'Screen readers',
    'Results of a press are announced once. A list that updates automatically is not.',
  ),
  fact(
    'Motion',
    'None with reduced motion, and nothing that moves on its own for longer than five seconds without a pause.',
  ),
  fact(
    'Text size',
    'Everything works at 200 % and at a width of 320 pixels, with the highest Thai marks unclipped.',
  ),
];

const CHECKED = [
  fact('axe', 'Every story, in three brands. A finding fails the test.'),
  fact('Sizes', 'Small targets and small fields fail the test of a story.'),
  fact('Contrast of any brand', 'Random colours, several thousand themes: no pair may fail.'),
  fact(
    'Journeys by keyboard',
    'Sign up, log in, deposit, withdraw and play without a pointer, in three engines.',
  ),
];

/** What only the application knows. */
const LEFT = [
  fact(
    'Headings',
    'Pass headingLevel where a panel is not the page: one level 1 on a page, none left out.',
  ),
  fact(
    'Language',
    'Set lang on the html element, and on a text of the operator in another language.',
  ),
  fact(
    'Titles',
    'Give every page a title of its own, and move focus to its heading after navigation.',
  ),
  fact(
    'Names of pictures',
    'A picture that says something has a text; one that decorates has an empty one.',
  ),
  fact('Time', 'Warn before a session ends, and let it be extended.'),
];

/** What the library guarantees, how it is checked, and what is left to an application. */
export function AccessibilityPage() {
  return (
    <Page
      area="Start"
      title="Accessibility"
      lead="WCAG 2.2 AA is the minimum. What the library guarantees, how that is checked, and what it cannot know."
    >
      <Section title="What the library does" intro="Without any setting.">
        <Facts facts={DONE} />
      </Section>
      <Section title="How it is checked" intro="In each run of the tests.">
        <Facts facts={CHECKED} />
      </Section>
      <Section title="What is left to you" intro="What only the application knows.">
        <Facts facts={LEFT} />
      </Section>
      <Section title="Read on">
        <LinkButton href={storyHref('foundations-colour-roles--colour-roles')} variant="outline">
          Colour roles
        </LinkButton>
      </Section>
    </Page>
  );
}
