// The changelog of Changesets, without the intended changes of pictures: they are for the review.
import changelog from '@changesets/cli/changelog';

const PICTURES = /<!--\s*visual\b[\s\S]*?-->/g;

export default {
  ...changelog,
  getReleaseLine: ({ summary, ...changeset }, ...rest) =>
    changelog.getReleaseLine(
      { ...changeset, summary: summary.replaceAll(PICTURES, '').trim() },
      ...rest,
    ),
};
