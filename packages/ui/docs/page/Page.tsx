import { useId, type ReactNode } from 'react';

import { Heading } from '../../src/primitives/Heading/Heading.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import * as css from './page.css.ts';

/** Props of {@link Page}. */
interface PageProps {
  /** Its Storybook section. */
  area: string;
  /** Its name, as in the sidebar. */
  title: string;
  /** Its summary. */
  lead: ReactNode;
  /** Its sections. */
  children: ReactNode;
}

/** A documentation page of Storybook. Its text is English; its examples are in the language of the toolbar. */
export function Page({ area, title, lead, children }: PageProps) {
  return (
    <main lang="en" className={css.root}>
      <header className={css.masthead}>
        <Text size="sm" tone="accent" weight="strong">
          {area}
        </Text>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      {children}
    </main>
  );
}

/** Props of {@link Section}. */
interface SectionProps {
  /** Its heading. */
  title: string;
  /** Two sentences at most. */
  intro?: ReactNode;
  /** The content. */
  children: ReactNode;
}

/** One section of a page with its heading. */
export function Section({ title, intro, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.sectionHead}>
        <Heading level={2} size="2xl" id={id}>
          {title}
        </Heading>
        {intro && <p className={css.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
