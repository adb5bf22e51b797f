import type { ReactNode } from 'react';

import { Banner } from '../../src/primitives/Banner/Banner.tsx';
import { CopyButton } from '../../src/primitives/CopyButton/CopyButton.tsx';
import { Heading } from '../../src/primitives/Heading/Heading.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import * as page from '../page/page.css.ts';
import { Page, Section } from '../page/Page.tsx';
import { storyHref } from '../page/storyHref.ts';
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
    'The logo for the header, where it is 32 px high. A wide logo is shown alone, a square one next to the name.',
  ],
  [
    'icon.svg',
    'A square logo, from which the icons of every size are generated. Letters in it must be paths.',
  ],
];

/** From six colours to a finished brand, step by step. */
export function ThemingPage() {
  return (
    <Page
      area="Start"
      title="Theming an operator"
      lead="A brand consists of six colours, five choices, a logo and an icon. It needs no style sheet and no new build of the site, and its text is always readable. It takes about twenty minutes."
    >
      <Section
        title="First, choose the six colours"
        intro="Start with the most similar reference theme. Change the page (bg) and the primary action (bgBtn) first: they define most of a brand. Everything else follows from them."
      >
        <Text>
          The{' '}
          <a
            className={page.link}
            href={storyHref('start-theme-studio--theme-studio')}
            target="_top"
          >
            Theme studio
          </a>{' '}
          shows every story in your colours, and says what had to be adjusted. On your own device it
          edits the whole folder next to the real site, with logo, texts and menus:
        </Text>
        <Command>npm run studio -- my-brand</Command>
        <Banner title="When colours changed a lot">
          Small changes of derived colours are normal. If a status colour or the link changed by
          more than 20 %, the page probably has a medium lightness, on which neither dark nor light
          text has enough contrast. Make bg darker or lighter.
        </Banner>
      </Section>
      <Section
        title="Then, create the folder"
        intro="You need a terminal for four commands. Open it in the folder of this project and copy each command."
      >
        <ol className={css.steps}>
          <Step number={1} title="Start">
            <Text>
              Creates a folder <code className={page.code}>my-brand</code> with every setting and a
              placeholder logo. Use your own name for both, and after{' '}
              <code className={page.code}>--base</code> the most similar reference theme.
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
          <Step number={2} title="Edit it">
            <Text>
              Open <code className={page.code}>operator.json</code> in any text editor and set the
              name. The six colours stand under <code className={page.code}>&quot;theme&quot;</code>
              . Replace the placeholders by your own <code className={page.code}>logo.svg</code> and{' '}
              <code className={page.code}>icon.svg</code> files.
            </Text>
          </Step>
          <Step number={3} title="Check">
            <Text>
              Validates every setting and measures every pair of colours. An error message names the
              setting and its allowed values.
            </Text>
            <Command>npm run brand-theme -- check my-brand</Command>
          </Step>
          <Step number={4} title="Look at it">
            <Text>
              Starts the whole site with the brand and prints its address. Log in as{' '}
              <code className={page.code}>demo</code>, <code className={page.code}>demo1234</code>;
              check the lobby, the deposit and the history, in Thai and English, on a phone.
            </Text>
            <Command>npm start -- --operator my-brand</Command>
          </Step>
          <Step number={5} title="Build">
            <Text>
              Writes the folder that is served as <code className={page.code}>/operator/</code> next
              to the site: the style sheet, the icons of every size, the settings. The hosts must be
              public; a build refuses those of the sandbox. Replacing the folder changes the brand
              at the next load, without a new build of the site.
            </Text>
            <Command>npm run brand-theme -- build my-brand --out deploy/operator</Command>
          </Step>
        </ol>
      </Section>
      <Section title="Before the handover">
        <ul className={css.list}>
          {[
            'The primary action is the most visible element of every screen, and the only one in its colour.',
            'Header, page and card are distinguishable at arm’s length, with the screen at half brightness.',
            'The logo is readable at 32 px on bgMenu. A dark logo on a dark menu needs a light version.',
            'Game covers stand out from the page: a colourful page competes with them.',
          ].map((line) => (
            <Text as="li" key={line}>
              {line}
            </Text>
          ))}
        </ul>
        <Text tone="muted">
          Purpose and minimum contrast of each role:{' '}
          <a
            className={page.link}
            href={storyHref('foundations-colour-roles--colour-roles')}
            target="_top"
          >
            Colour roles
          </a>
          . All values by name:{' '}
          <a className={page.link} href={storyHref('foundations-tokens--tokens')} target="_top">
            Tokens
          </a>
          .
        </Text>
      </Section>
    </Page>
  );
}
