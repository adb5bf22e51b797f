import type { ReactNode } from 'react';

import { Banner } from '../../src/primitives/Banner/Banner.tsx';
import { CopyButton } from '../../src/primitives/CopyButton/CopyButton.tsx';
import { Heading } from '../../src/primitives/Heading/Heading.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import * as page from '../page/page.css.ts';
import { Page, Section } from '../page/Page.tsx';
import { storyHref } from '../page/storyHref.ts';
import { Playground } from '../Playground/Playground.tsx';
import * as css from './theming.css.ts';

/** A command to copy. */
function Command({ children }: { children: string }) {
  return (
    <div className={css.command}>
      <code className={css.commandWords}>{children}</code>
      <CopyButton value={children} label="Copy" copiedLabel="Copied" variant="ghost" />
    </div>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className={css.step}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <div className={css.stepBody}>
        <Heading level={3} size="xl">
          {title}
        </Heading>
        {children}
      </div>
    </li>
  );
}

const FILES: readonly (readonly [string, string])[] = [
  ['operator.json', 'Name, six colours, five choices, and every other setting with its default.'],
  [
    'logo.svg',
    'The logo, as it stands in the header: 32 px high there. A wide one stands alone, a square one beside the name.',
  ],
  [
    'icon.svg',
    'A square mark, from which the icons of every size are made. Letters in it must be paths.',
  ],
];

/** From six colours to a finished brand, step by step. */
export function ThemingPage() {
  return (
    <Page
      area="Start"
      title="Theming an operator"
      lead="Six colours, five choices, a logo and an icon make a brand. No style sheet is written, nothing is compiled anew, and no one can make a site that cannot be read. It takes about twenty minutes."
    >
      <Section
        title="First, find the six colours"
        intro="Begin with the reference theme that is nearest. Change the page (bg) and the primary action (bgBtn) first: they carry most of a brand. Then see on the right how it looks and below what had to move."
      >
        <Playground />
        <Banner title="When much has moved">
          A derived colour that moved a little is the engine doing its work. If a status colour or
          the link moved by more than 20 %, the page is probably of a middle lightness, on which
          neither dark nor light text has room. Make bg darker or lighter.
        </Banner>
      </Section>
      <Section
        title="Then, make the folder"
        intro="A terminal is needed for four commands. Open it in the folder of this project; each command is copied as it stands."
      >
        <ol className={css.steps}>
          <Step number={1} title="Begin">
            <Text>
              Makes a folder <code className={page.code}>my-brand</code> with every setting, and a
              logo that stands in. Write your own name for both, and after{' '}
              <code className={page.code}>--base</code> the reference theme that was nearest.
            </Text>
            <Command>
              {'npm run brand-theme -- init my-brand --name "My Brand" --base lotus'}
            </Command>
            <dl className={css.files}>
              {FILES.map(([name, words]) => (
                <div key={name} className={css.file}>
                  <dt className={page.code}>{name}</dt>
                  <Text as="dd" size="sm" tone="muted">
                    {words}
                  </Text>
                </div>
              ))}
            </dl>
          </Step>
          <Step number={2} title="Fill it">
            <Text>
              Open <code className={page.code}>operator.json</code> in any text editor and set the
              name. Press “Copy for operator.json” above and put it in place of{' '}
              <code className={page.code}>&quot;theme&quot;</code>. Lay your own{' '}
              <code className={page.code}>logo.svg</code> and{' '}
              <code className={page.code}>icon.svg</code> over those that are there.
            </Text>
          </Step>
          <Step number={3} title="Check">
            <Text>
              Reads every setting and measures every pair of colours. What is wrong is said in a
              sentence with the name of the setting and what it may be.
            </Text>
            <Command>npm run brand-theme -- check my-brand</Command>
          </Step>
          <Step number={4} title="Look at it">
            <Text>
              Starts the whole site with the brand on and prints its address. Log in as{' '}
              <code className={page.code}>demo</code>, <code className={page.code}>demo1234</code>;
              look at the lobby, the deposit, the history, in Thai and English, on a phone.
            </Text>
            <Command>npm start -- --operator my-brand</Command>
          </Step>
          <Step number={5} title="Build">
            <Text>
              Writes the folder that is served as <code className={page.code}>/operator/</code>{' '}
              beside the site: the style sheet, the icons of every size, the settings. The hosts
              must be real by then; a build refuses those of a workshop. Swapping the folder changes
              the brand at the next load; the site itself is not built again.
            </Text>
            <Command>npm run brand-theme -- build my-brand --out deploy/operator</Command>
          </Step>
        </ol>
      </Section>
      <Section title="Before it is handed over">
        <ul className={css.list}>
          {[
            'The primary action is the first thing seen on every screen, and the only one in its colour.',
            'Header, page and card can be told apart at arm’s length, with the screen at half brightness.',
            'The logo is readable at 32 px on bgMenu. A dark logo on a dark menu needs a light version.',
            'Game covers stand out from the page: a page as colourful as they are takes their light.',
          ].map((line) => (
            <Text as="li" key={line}>
              {line}
            </Text>
          ))}
        </ul>
        <Text tone="muted">
          What each role is for and must reach:{' '}
          <a
            className={page.link}
            href={storyHref('foundations-colour-roles--colour-roles')}
            target="_top"
          >
            Colour roles
          </a>
          . Every value under its name:{' '}
          <a className={page.link} href={storyHref('foundations-tokens--tokens')} target="_top">
            Tokens
          </a>
          .
        </Text>
      </Section>
    </Page>
  );
}
