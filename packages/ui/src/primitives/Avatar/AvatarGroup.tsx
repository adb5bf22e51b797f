import type { HTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import { Avatar, type AvatarProps } from './Avatar.tsx';
import * as css from './Avatar.css.ts';

/** Props of {@link AvatarGroup}. Other props go to the list. */
export interface AvatarGroupProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** Who they are, a screen reader's name of the list: `Members`. */
  label: string;
  /** Everyone, the most important first. Names must differ. */
  people: readonly Pick<AvatarProps, 'name' | 'src'>[];
  /** How many are shown; the others become a number. @default 4 */
  most?: number;
  /** Says how many are not shown: `and 12 more`. */
  moreLabel: (count: number) => string;
  /** Edge of each. @default 'sm' */
  size?: AvatarProps['size'];
}

/** Several members in a row that overlap, and how many more there are. */
export function AvatarGroup({
  label,
  people,
  most = 4,
  moreLabel,
  size = 'sm',
  className,
  ...rest
}: AvatarGroupProps) {
  const more = people.length - most;
  return (
    <ul
      role="list"
      {...rest}
      aria-label={label}
      className={classes(css.group, className)}
      data-component="avatar-group"
    >
      {people.slice(0, most).map((person) => (
        <li key={person.name} className={css.grouped}>
          <Avatar {...person} size={size} />
        </li>
      ))}
      {more > 0 && (
        <li className={css.grouped}>
          <span
            role="img"
            aria-label={moreLabel(more)}
            className={classes(css.root, css.sizes[size ?? 'sm'], css.rest)}
            data-part="more"
          >
            +{more}
          </span>
        </li>
      )}
    </ul>
  );
}
