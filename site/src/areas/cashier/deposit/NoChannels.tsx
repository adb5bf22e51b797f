import { Button, Icon, Inline } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useIntl } from 'react-intl';
import { AdminLink } from '../../../member/contact/AdminLink.tsx';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import { useLogout } from '../../../member/session/useLogout.ts';

/** Actions when no deposit account is found (section 8, Deposit): log in again, or contact admin. */
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
        <AdminLink
          href={contact}
          variant="ghost"
          iconStart={<Icon glyph={glyphs.support} size={20} />}
        />
      )}
    </Inline>
  );
}
