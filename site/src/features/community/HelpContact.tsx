import { Icon, LinkButton, Text } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useIntl } from 'react-intl';
import { useAdminContact } from '../session/useAdminContact.ts';

/** The way to admin by LINE; a sentence alone while the address is not known. */
export function HelpContact() {
  const intl = useIntl();
  const contact = useAdminContact(true);
  return (
    <>
      <Text tone="muted">{intl.formatMessage({ id: 'site.help.contactHint' })}</Text>
      {contact !== null && (
        <LinkButton
          href={contact}
          target="_blank"
          rel="noopener noreferrer"
          variant="soft"
          iconStart={<Icon glyph={glyphs.chat} size={20} />}
        >
          {intl.formatMessage({ id: 'site.help.contact' })}
        </LinkButton>
      )}
    </>
  );
}
