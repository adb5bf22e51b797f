import { Icon } from '../../src/primitives/Icon/Icon.tsx';
import type { Glyph } from '../../src/primitives/Icon/glyph.ts';
import { Text } from '../../src/primitives/Text/Text.tsx';
import { defineTheme } from '../../src/theme/defineTheme.ts';
import { REFERENCE_THEMES } from '../../src/themes/referenceThemes.ts';
import { BrandScene } from '../brand/BrandScene.tsx';
import { StatusBadge, STATUS_WORDS, type Status } from '../component/StatusBadge.tsx';
import { Page, Section } from '../page/Page.tsx';
import { Specimen } from '../page/Specimen.tsx';
import { ReadmeGuide } from '../readme/ReadmeGuide.tsx';
import { storyHref } from '../page/storyHref.ts';
import * as css from './welcome.css.ts';
import * as glyphs from '../../src/primitives/Icon/glyphs.ts';

const BRANDS = [
  {
    name: 'Lotus',
    words: 'Dark indigo with gold. Round and soft.',
    theme: defineTheme({ ...REFERENCE_THEMES.lotus, name: 'welcome-lotus' }),
  },
  {
    name: 'Jade',
    words: 'Near-black green with mint. Square and compact.',
    theme: defineTheme({ ...REFERENCE_THEMES.jade, name: 'welcome-jade' }),
  },
  {
    name: 'Siam',
    words: 'Paper white with vermilion. Serif headings and framed cards.',
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
    words: 'Every role on every surface, with live contrast ratios.',
  },
  {
    id: 'foundations-type--type',
    icon: glyphs.language,
    title: 'Type',
    words: 'Thai and Latin, every size, with words that are difficult for a line height.',
  },
  {
    id: 'shell-lobbypage--member',
    icon: glyphs.home,
    title: 'The lobby',
    words: 'The complete home page, made of the library’s components.',
  },
  {
    id: 'cashier-depositpanel--docs',
    icon: glyphs.deposit,
    title: 'The deposit panel',
    words: 'Twenty-six states of one flow, from the channels to the expiry.',
  },
  {
    id: 'primitives-button--docs',
    icon: glyphs.plus,
    title: 'Primitives',
    words: 'Basic components: when to use them, keyboard, content guidelines.',
  },
];

/** The first page: introduction, three brands side by side, and links. */
export function WelcomePage() {
  return (
    <Page
      area="@brand/ui"
      title="One library, any brand"
      lead="All components of the member site in every state, in Thai and English, in three brands. Choose theme, language and width in the toolbar above."
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
        title="Where to start"
        intro="The three brands above use the same components. Only six colours and five choices differ: none of them has its own style sheet."
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
      <Section
        title="First ten minutes"
        intro="From an empty folder to a site with a deposit panel, in Vite or Next.js. This is the README of the package; the tests compile and use its files."
      >
        <ReadmeGuide />
      </Section>
      <Section title="Status of a component" intro="Shown as a badge in the sidebar.">
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
      <Section title="Finding defects" intro="What to try when you review a component.">
        <ul className={css.tips}>
          {[
            'Language “Ƥśéúđó” accents every message and makes it 40 % longer. Plain letters are untranslated text; a missing bracket means that text is cut off.',
            'Phone 390 is the most common width. Only rails and lists may scroll horizontally.',
            'Siam is a light theme. It shows defects that are invisible in dark themes.',
            'Press Tab. The focus ring must be visible everywhere, and focused elements must work by keyboard.',
            'The panel Accessibility below a story lists the results of the automatic checks. Any violation also fails the tests.',
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
