/** A paragraph or a code block of the README. */
export interface GuideBlock {
  kind: 'paragraph' | 'code';
  text: string;
  /** The file that a code block is, as a path in an application. Null for a command. */
  file: string | null;
}

/** One step of the guide. */
export interface GuideStep {
  title: string;
  blocks: readonly GuideBlock[];
}

const GUIDE = /^## First ten minutes\n(.*?)^## /ms;
const PART = /^```\w+(?: title="([^"]+)")?\n(.*?)^```$|^(?!```)(\S.*?)(?=\n\n|\n*$(?![\s\S]))/gms;

/**
 * The guide at the beginning of the README. Storybook shows it and the tests run its files, so there is only one copy.
 *
 * @param readme the text of README.md
 */
export function readGuide(readme: string): readonly GuideStep[] {
  const [, guide = ''] = GUIDE.exec(readme) ?? [];
  return guide
    .split(/^### /m)
    .slice(1)
    .map((step) => {
      const end = step.indexOf('\n');
      return { title: step.slice(0, end), blocks: blocksOf(step.slice(end + 1)) };
    });
}

function blocksOf(step: string): GuideBlock[] {
  return [...step.matchAll(PART)].map(([, file, code, paragraph]) =>
    code === undefined
      ? { kind: 'paragraph', text: (paragraph ?? '').replaceAll('\n', ' '), file: null }
      : { kind: 'code', text: code.trimEnd(), file: file ?? null },
  );
}
