'use client';

import { useIntl } from 'react-intl';

import { useRichText } from '../../messages/useText.ts';
import { RichLink } from '../../primitives/RichText/RichLink.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

/** A page that a new member accepts. */
export interface Agreement {
  /** Address, including the language. */
  readonly href: string;
  /** Title of the page in the language of this one. */
  readonly title: string;
}

/** What signing up accepts. The pages open in new tabs, so that nothing typed is lost. */
export function RegisterAgreement({ agreements }: { agreements: readonly Agreement[] }) {
  const rich = useRichText();
  const intl = useIntl();
  const pages = intl.formatList(
    agreements.map(({ href, title }) => (
      <RichLink key={href} href={href}>
        {title}
      </RichLink>
    )),
  );
  return (
    <Text size="xs" tone="muted" align="center">
      {rich('account.register.accept', { pages })}
    </Text>
  );
}
