import type { ReactNode } from 'react';

import { Heading, type HeadingProps } from '../primitives/Heading/Heading.tsx';

/** Props of {@link ViewHeading}. */
export interface ViewHeadingProps {
  level: HeadingProps['level'];
  size?: NonNullable<HeadingProps['size']>;
  /** For what is above it in the view. */
  className?: string;
  children: ReactNode;
}

/** Heading of a view within a panel. It receives focus when the view opens (`useViewFocus`). */
export function ViewHeading({ level, size = 'xl', className, children }: ViewHeadingProps) {
  return (
    <Heading level={level} size={size} className={className} tabIndex={-1} data-part="view-heading">
      {children}
    </Heading>
  );
}
