import {
  ArgTypes,
  Canvas,
  Description,
  DocsContext,
  DocsStory,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

import { Heading } from '../../src/primitives/Heading/Heading.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import type { Usage } from '../../src/private/usage.ts';
import * as css from './component.css.ts';
import { StatusBadge, statusOf } from './StatusBadge.tsx';
import { UsageSections } from './UsageSections.tsx';

/** A heading between the blocks of Storybook. */
function Title({ id, children }: { id: string; children: string }) {
  return (
    <Unstyled>
      <Heading level={2} size="2xl" id={id} className={css.sectionHeading}>
        {children}
      </Heading>
    </Unstyled>
  );
}

/** The page of a component: purpose, one example with its code, usage guide, props, then its other states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, tags, component } = preparedMeta;
  const usage = (preparedMeta.parameters as { usage?: Usage }).usage;
  const [example, ...others] = useContext(DocsContext)
    .componentStories()
    .filter((story) => story.tags.includes('autodocs'));
  const status = statusOf(tags ?? []);
  const [path = '', synonyms] = title.split(' · ');
  const [area, name] = path.split('/') as [string, string?];
  return (
    <>
      <Unstyled>
        <header className={css.header}>
          <Text size="sm" tone="muted">
            {area}
          </Text>
          <div className={css.titleRow}>
            <Heading level={1} size="3xl">
              {name ?? area}
            </Heading>
            {status && <StatusBadge status={status} />}
          </div>
          {usage ? (
            <Text size="lg" className={css.summary}>
              {usage.summary}
            </Text>
          ) : (
            <Description />
          )}
          {synonyms && <Text tone="muted">Also called: {synonyms}.</Text>}
          {component && name && (
            <code className={css.code}>
              {`import { ${name} } from '@brand/ui/${area.toLowerCase()}/${name}';`}
            </code>
          )}
        </header>
      </Unstyled>
      {example && <Canvas of={example.moduleExport} sourceState="shown" />}
      {usage && (
        <Unstyled>
          <UsageSections usage={usage} />
        </Unstyled>
      )}
      <Title id="props">Props</Title>
      <ArgTypes />
      {others.length > 0 && <Title id="states">More states</Title>}
      {others.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport} expanded />
      ))}
    </>
  );
}
