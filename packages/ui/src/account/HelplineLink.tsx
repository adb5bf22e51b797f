import { LinkButton, type LinkButtonProps } from '../primitives/LinkButton/LinkButton.tsx';

/** Helpline for problem gambling. */
export interface Helpline {
  readonly name: string;
  /** The phone number as it is dialled. */
  readonly phone: string;
}

/** Props of {@link HelplineLink}. */
export type HelplineLinkProps = Helpline & Pick<LinkButtonProps, 'size' | 'className'>;

/** Link that calls the helpline. */
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
