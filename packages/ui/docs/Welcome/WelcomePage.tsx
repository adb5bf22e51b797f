import { Icon } from '../../src/primitives/Icon/Icon.tsx';
import type { Glyph } from '../../src/primitives/Icon/glyph.ts';
import { Text } from '../../src/primitives/Text/Text.tsx';
import { defineTheme } from '../../src/theme/defineTheme.ts';
import { REFERENCE_THEMES } from '../../src/themes/referenceThemes.ts';
import { BrandScene } from '../brand/BrandScene.tsx';
import { StatusBadge, STATUS_WORDS, type Status } from '../component/StatusBadge.tsx';
import { Page, Section } from '../page/Page.tsx';
import { Specimen } from '../page/Specimen.tsx';
import { storyHref } from '../page/storyHref.ts';
import * as css from './welcome.css.ts';
import * as glyphs from '../../src/primitives/Icon/glyphs.ts';

const BRANDS = [
  {
    name: 'Lotus',
    words: 'An indigo night with gold. Round, soft, at ease.',
    theme: defineTheme({ ...REFERENCE_THEMES.lotus, name: 'welcome-lotus' }),
  },
  {
    name: 'Jade',
    words: 'Black green with mint. Square, close, precise.',
    theme: defineTheme({ ...REFERENCE_THEMES.jade, name: 'welcome-jade' }),
  },
  {
    name: 'Siam',
    words: 'Warm paper with vermilion. A serif, and prints in frames.',
    theme: defineTheme({ ...REFERENCE_THEMES.siam, name: 'welcome-siam' }),
  },
];

interface Way {
  id: string;
  icon: Glyph;
  title: string;
  words: string;
}

const WAYS: readonly Way[] = [
  {
    id: 'start-theming-an-operator--theming-an-operator',
    icon: glyphs.sparkle,
    title: 'Theming an operator',
    words: 'From six colours to a finished brand, step by step, without a developer.',
  },
  {
    id: 'foundations-colour-roles--colour-roles',
    icon: glyphs.eye,
    title: 'Colour roles',
    words: 'Every role on every surface, with the contrast measured while you look.',
  },
  {
    id: 'foundations-type--type',
    icon: glyphs.language,
    title: 'Type',
    words: 'Thai and Latin, every size, with the words that break a line height.',
  },
  {
    id: 'shell-lobbypage--member',
    icon: glyphs.home,
    title: 'The lobby',
    words: 'The whole first page, made of the components that follow.',
  },
  {
    id: 'cashier-depositpanel--docs',
    icon: glyphs.deposit,
    title: 'The deposit panel',
    words: 'Twenty-six states of one flow, from the first channel to the last second.',
  },
  {
    id: 'primitives-button--docs',
    icon: glyphs.plus,
    title: 'Primitives',
    words: 'The small parts: when to take which, their keys, their words.',
  },
];

/** The first page: introduction, three brands side by side, and links. */
export function WelcomePage() {
  return (
    <Page
      area="@brand/ui"
      title="One library, any brand"
      lead="Everything that a player of the member site sees, in one place: every part in every state, in Thai and English, in three brands. Choose theme, language and width in the toolbar above."
    >
      <div className={css.brands}>
        {BRANDS.map(({ name, words, theme }, index) => (
          <figure key={name} className={css.brand}>
            <Specimen theme={theme} className={css.scene}>
              <BrandScene name={name} from={index * 4} />
            </Specimen>
            <figcaption className={css.caption}>
              <Text as="span" weight="strong">
                {name}
              </Text>
              <Text as="span" size="sm" tone="muted">
                {words}
              </Text>
            </figcaption>
          </figure>
        ))}
      </div>
      <Section
        title="Where to begin"
        intro="The three above are the same components. What differs is six colours and five choices: no style sheet was written for any of them."
      >
        <ul className={css.ways}>
          {WAYS.map(({ id, icon, title, words }) => (
            <li key={id}>
              <a href={storyHref(id)} target="_top" className={css.way}>
                <span className={css.wayIcon}>
                  <Icon glyph={icon} />
                </span>
                <span className={css.wayTitle}>{title}</span>
                <Text as="span" size="sm" tone="muted">
                  {words}
                </Text>
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="How far a component is" intro="The badge in the sidebar is a promise.">
        <dl className={css.statuses}>
          {(Object.keys(STATUS_WORDS) as Status[]).map((status) => (
            <div key={status} className={css.status}>
              <dt>
                <StatusBadge status={status} />
              </dt>
              <Text as="dd">{STATUS_WORDS[status]}</Text>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Looking for faults" intro="What to try on anything you judge here.">
        <ul className={css.tips}>
          {[
            'Language “Ƥśéúđó” dresses every sentence in accents and makes it 40 % longer: plain letters were never translated, a missing bracket is cut text.',
            'Phone 390 is where most players are. Nothing may scroll sideways but what is meant to.',
            'Siam is light. What was only ever seen in the dark shows itself there.',
            'Press Tab. The ring must be seen everywhere, and what has it must do what it says.',
            'The panel Accessibility below a story lists what a machine finds; here it finds nothing, or the tests fail.',
          ].map((tip) => (
            <li key={tip} className={css.tip}>
              <span className={css.tipMark}>
                <Icon glyph={glyphs.check} size={20} />
              </span>
              <Text as="span">{tip}</Text>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
