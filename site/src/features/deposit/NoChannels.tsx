import { Button, Icon, Inline, LinkButton } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useIntl } from 'react-intl';
import { useAdminContact } from '../session/useAdminContact.ts';
import { useLogout } from '../session/useLogout.ts';

/** What is left where no deposit account is found (section 8, Deposit): log in again, or contact admin. */
export function NoChannels() {
  const intl = useIntl();
  const logOut = useLogout();
  const contact = useAdminContact(true);
  return (
    <Inline gap={2} justify="center">
      <Button variant="soft" tone="neutral" onClick={logOut}>
        {intl.formatMessage({ id: 'site.cashier.logInAgain' })}
      </Button>
      {contact !== null && (
        <LinkButton
          href={contact}
          target="_blank"
          rel="noopener noreferrer"
          variant="ghost"
          iconStart={<Icon glyph={glyphs.support} size={20} />}
        >
          {intl.formatMessage({ id: 'cashier.contactAdmin' })}
        </LinkButton>
      )}
    </Inline>
  );
}
