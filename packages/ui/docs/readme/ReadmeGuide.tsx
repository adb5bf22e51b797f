import { CopyButton } from '../../src/primitives/CopyButton/CopyButton.tsx';
import { Heading } from '../../src/primitives/Heading/Heading.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import * as page from '../page/page.css.ts';
import readme from '../../README.md?raw';
import * as css from './readmeGuide.css.ts';
import { readGuide, type GuideBlock } from './readmeGuide.ts';

/** The first ten minutes with the package, from its README. */
export function ReadmeGuide() {
  const steps = readGuide(readme).map(({ title, blocks }) => (
    <div key={title} className={css.step}>
      <Heading level={3} size="xl">
        {title}
      </Heading>
      {blocks.map((block) =>
        block.kind === 'code' ? (
          <Sample key={block.text} {...block} />
        ) : (
          <p key={block.text} className={css.paragraph}>
            {withCode(block.text)}
          </p>
        ),
      )}
    </div>
  ));
  return <div className={css.guide}>{steps}</div>;
}

function Sample({ file, text }: GuideBlock) {
  return (
    <div className={css.sample}>
      <div className={css.head}>
        <Text as="span" size="sm" tone="muted">
          {file ?? 'Terminal'}
        </Text>
        <CopyButton value={text} label="Copy" copiedLabel="Copied" />
      </div>
      <pre className={page.block} role="group" aria-label={file ?? 'Command'} tabIndex={0}>
        <code>{text}</code>
      </pre>
    </div>
  );
}

/** Text with code between backticks. */
function withCode(text: string) {
  return text.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <code key={part + String(at)} className={page.code}>
        {part}
      </code>
    ),
  );
}
