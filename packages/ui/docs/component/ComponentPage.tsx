import {
  ArgTypes,
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

/** The page of a component: purpose, states, props and usage guide. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, tags, component } = preparedMeta;
  const usage = (preparedMeta.parameters as { usage?: Usage }).usage;
  const stories = useContext(DocsContext)
    .componentStories()
    .filter((story) => story.tags.includes('autodocs'));
  const status = statusOf(tags ?? []);
  const [area, name] = title.split('/') as [string, string?];
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
          {component && name && (
            <code className={css.code}>
              {`import { ${name} } from '@brand/ui/${area.toLowerCase()}/${name}';`}
            </code>
          )}
        </header>
      </Unstyled>
      <Unstyled>
        <Heading level={2} size="2xl" id="states" className={css.sectionHeading}>
          States
        </Heading>
      </Unstyled>
      {stories.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport} expanded />
      ))}
      <Unstyled>
        <Heading level={2} size="2xl" id="props" className={css.sectionHeading}>
          Props
        </Heading>
      </Unstyled>
      <ArgTypes />
      {usage && (
        <Unstyled>
          <UsageSections usage={usage} />
        </Unstyled>
      )}
    </>
  );
}
