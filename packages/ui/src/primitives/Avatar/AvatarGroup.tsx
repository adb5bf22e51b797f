import type { HTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import { Avatar, type AvatarProps } from './Avatar.tsx';
import * as css from './Avatar.css.ts';

/** Props of {@link AvatarGroup}. Other props go to the list. */
export interface AvatarGroupProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** Accessible name of the list: `Members`. */
  label: string;
  /** All members, the most important first. Names must be unique. */
  people: readonly Pick<AvatarProps, 'name' | 'src'>[];
  /** Number of visible avatars; a number represents the others. @default 4 */
  most?: number;
  /** Text for the hidden ones: `and 12 more`. */
  moreLabel: (count: number) => string;
  /** Size of each avatar. @default 'sm' */
  size?: AvatarProps['size'];
}

/** Several members in an overlapping row, with the number of further ones. */
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
