'use client';

import type { ReactNode } from 'react';

import type { ButtonLook } from '../primitives/Button/buttonClass.ts';
import { Icon } from '../primitives/Icon/Icon.tsx';
import * as glyphs from '../primitives/Icon/glyphs.ts';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';

/** Props of {@link AdminLink}. */
export interface AdminLinkProps extends ButtonLook {
  /** Opens a chat with admin in a new tab. */
  href: string;
  /** Joined with the class of the link. */
  className?: string;
  children: ReactNode;
}

/** Link to admin, inside a sentence that asks the member to contact them. The caller provides its text. */
export function AdminLink({ href, children, ...look }: AdminLinkProps) {
  return (
    <LinkButton
      variant="ghost"
      size="sm"
      {...look}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      iconStart={<Icon glyph={glyphs.support} size={20} />}
      data-part="contact"
    >
      {children}
    </LinkButton>
  );
}
