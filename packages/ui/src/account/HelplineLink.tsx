import { LinkButton, type LinkButtonProps } from '../primitives/LinkButton/LinkButton.tsx';

/** Whom to call about playing too much. */
export interface Helpline {
  readonly name: string;
  /** As it is dialled. */
  readonly phone: string;
}

/** Props of {@link HelplineLink}. */
export type HelplineLinkProps = Helpline & Pick<LinkButtonProps, 'size' | 'className'>;

/** Calls the help line. */
export function HelplineLink({ name, phone, ...look }: HelplineLinkProps) {
  return (
    <LinkButton
      {...look}
      variant="outline"
      tone="neutral"
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      data-part="helpline"
    >
      {name} {phone}
    </LinkButton>
  );
}
