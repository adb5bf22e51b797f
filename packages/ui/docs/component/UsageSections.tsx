import type { ReactNode } from 'react';

import { Heading } from '../../src/primitives/Heading/Heading.tsx';
import { Icon } from '../../src/primitives/Icon/Icon.tsx';
import type { Glyph } from '../../src/primitives/Icon/glyph.ts';
import { Text } from '../../src/primitives/Text/Text.tsx';
import type { Usage } from '../../src/private/usage.ts';
import * as css from './component.css.ts';
import * as glyphs from '../../src/primitives/Icon/glyphs.ts';

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={css.section}>
      <Heading level={2} size="2xl" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** A sentence with its `code` parts as code elements. */
function Sentence({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <span key={index}>{part}</span>,
    );
}

function Points({ points, icon, tone }: { points: readonly string[]; icon: Glyph; tone: string }) {
  return (
    <ul className={css.points}>
      {points.map((point) => (
        <li key={point} className={css.point}>
          <span className={css.pointMark} data-tone={tone}>
            <Icon glyph={icon} size={20} />
          </span>
          <Text as="span">
            <Sentence text={point} />
          </Text>
        </li>
      ))}
    </ul>
  );
}

function Terms({ terms, as: Term }: { terms: Usage['anatomy']; as: 'code' | 'kbd' }) {
  return (
    <dl className={css.terms}>
      {Object.entries(terms).map(([term, words]) => (
        <div key={term} className={css.term}>
          <dt>
            <Term className={Term === 'kbd' ? css.key : css.part}>{term}</Term>
          </dt>
          <Text as="dd">
            <Sentence text={words} />
          </Text>
        </div>
      ))}
    </dl>
  );
}

/** The usage guide of a component: when to use it, its parts, its keys, its content guidelines. */
export function UsageSections({ usage }: { usage: Usage }) {
  const parts = Object.keys(usage.anatomy).length;
  const keys = Object.keys(usage.keyboard).length;
  return (
    <>
      <div className={css.columns}>
        <Section id="when" title="When to use">
          <Points points={usage.when} icon={glyphs.check} tone="success" />
        </Section>
        <Section id="when-not" title="When not to use">
          <Points points={usage.whenNot} icon={glyphs.close} tone="danger" />
        </Section>
      </div>
      <Section id="anatomy" title="Anatomy">
        {parts > 0 ? (
          <>
            <Text tone="muted">
              Parts by <code>data-part</code>: stable names for style sheets and tests.
            </Text>
            <Terms terms={usage.anatomy} as="code" />
          </>
        ) : (
          <Text tone="muted">One element without parts.</Text>
        )}
      </Section>
      <Section id="keyboard" title="Keyboard">
        {keys > 0 ? (
          <Terms terms={usage.keyboard} as="kbd" />
        ) : (
          <Text tone="muted">No part of it takes focus.</Text>
        )}
      </Section>
      {usage.words.length > 0 && (
        <Section id="words" title="Content guidelines">
          <Points points={usage.words} icon={glyphs.chat} tone="muted" />
        </Section>
      )}
    </>
  );
}
