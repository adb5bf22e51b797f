'use client';

import type { StoryGroup } from '../../model/storyGroups.ts';
import * as css from './preview.css.ts';

/** Props of {@link StoryPicker}. */
interface StoryPickerProps {
  groups: readonly StoryGroup[];
  /** Id of the chosen story. */
  value: string | null;
  onValueChange: (id: string) => void;
}

/** A component, and one of its stories. */
export function StoryPicker({ groups, value, onValueChange }: StoryPickerProps) {
  const chosen = groups.find(({ stories }) => stories.some(({ id }) => id === value)) ?? groups[0];
  return (
    <>
      <select
        aria-label="Component"
        className={css.picker}
        value={chosen?.title ?? ''}
        onChange={({ target }) => {
          const next = groups.find(({ title }) => title === target.value)?.stories[0];
          if (next) onValueChange(next.id);
        }}
      >
        {groups.map(({ title }) => (
          <option key={title}>{title}</option>
        ))}
      </select>
      <select
        aria-label="Story"
        className={css.picker}
        value={value ?? ''}
        onChange={({ target }) => onValueChange(target.value)}
      >
        {chosen?.stories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}
