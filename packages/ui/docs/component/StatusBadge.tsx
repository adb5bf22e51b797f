import { Badge } from '../../src/primitives/Badge/Badge.tsx';
import * as glyphs from '../../src/primitives/Icon/glyphs.ts';

/** How far a component is, by the tag of its story file. */
export type Status = 'stable' | 'beta';

/** What each promises to who builds on it. */
export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  stable: 'Props, parts and looks change only with a new major version.',
  beta: 'Usable and tested; props may still change in a minor version.',
};

/** The status that a list of tags names, if any. */
export function statusOf(tags: readonly string[]): Status | null {
  return tags.includes('stable') ? 'stable' : tags.includes('beta') ? 'beta' : null;
}

/** The status of a component as a word and a mark. */
export function StatusBadge({ status }: { status: Status }) {
  return status === 'stable' ? (
    <Badge tone="success" icon={glyphs.check} title={STATUS_WORDS.stable}>
      Stable
    </Badge>
  ) : (
    <Badge tone="pending" icon={glyphs.clock} title={STATUS_WORDS.beta}>
      Beta
    </Badge>
  );
}
