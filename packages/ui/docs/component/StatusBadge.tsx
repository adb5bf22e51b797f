import { Badge } from '../../src/primitives/Badge/Badge.tsx';
import * as glyphs from '../../src/primitives/Icon/glyphs.ts';

/** The status of a component, by the tag of its story file. */
export type Status = 'stable' | 'beta';

/** The meaning of each status for users of the library. */
export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  stable: 'Props, parts and design change only in a new major version.',
  beta: 'Usable and tested; props may still change in a minor version.',
};

/** The status in a list of tags, if any. */
export function statusOf(tags: readonly string[]): Status | null {
  return tags.includes('stable') ? 'stable' : tags.includes('beta') ? 'beta' : null;
}

/** The status of a component as label and colour. */
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
