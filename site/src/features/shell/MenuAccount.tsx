import { LanguageChoice, MenuRow, MenuRows, useText } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePlace } from '../../app/navigation.ts';
import { useServices, useSession } from '../../app/services.ts';
import { useIsPhone } from '../../app/useIsPhone.ts';
import { hasLimits } from '../../guards/offered.ts';
import { useChat } from '../chat/useChat.ts';
import { useUnread } from '../inbox/useUnread.ts';
import { LineSlot } from '../line/LineSlot.tsx';
import { useAdminContact } from '../session/useAdminContact.ts';
import { useLogout } from '../session/useLogout.ts';
import { languageLinks } from './languageLinks.ts';

/** The end of the menu page: what a member can set, the language, ways to the admin, and the way out. */
export function MenuAccount() {
  const t = useText();
  const intl = useIntl();
  const place = usePlace();
  const { operator } = useServices();
  const isMember = useSession() !== null;
  const isPhone = useIsPhone();
  const logout = useLogout();
  const chat = useChat();
  const admin = useAdminContact(true);
  // Whichever can be used first stands first: the other one does not move it.
  const [isChatFirst, setChatFirst] = useState<boolean | null>(null);
  if (isChatFirst === null && (chat || admin !== null)) setChatFirst(admin === null);
  const chatRow = chat && (
    <MenuRow
      key="chat"
      icon={glyphs.chat}
      label={intl.formatMessage({ id: 'site.contact.chat' })}
      count={chat.unread}
      onClick={chat.open}
    />
  );
  const adminRow = admin !== null && (
    <MenuRow
      key="admin"
      icon={glyphs.support}
      label={intl.formatMessage({ id: 'site.contact.admin' })}
      href={admin}
      target="_blank"
      rel="noopener noreferrer"
    />
  );

  return (
    <MenuRows title={t('shell.group.account')}>
      {isMember && <InboxRow />}
      {isMember && isPhone && (
        <MenuRow
          icon={glyphs.idCard}
          label={intl.formatMessage({ id: 'site.title.profile' })}
          href={place.href('/profile')}
        />
      )}
      <LineSlot>
        {({ label, busy, onPress }) => (
          <MenuRow icon={glyphs.link} label={label} busy={busy} onClick={onPress} />
        )}
      </LineSlot>
      {isMember && hasLimits(operator) && (
        <MenuRow
          icon={glyphs.shield}
          label={intl.formatMessage({ id: 'site.title.limits' })}
          href={place.href('/limits')}
        />
      )}
      {isMember && (
        <MenuRow
          icon={glyphs.key}
          label={t('shell.nav.resetPassword')}
          href={place.href('/resetPassword')}
        />
      )}
      <MenuRow
        icon={glyphs.language}
        label={t('shell.languages')}
        control={<LanguageChoice languages={languageLinks(place)} />}
      />
      {isChatFirst ? [chatRow, adminRow] : [adminRow, chatRow]}
      {isMember && (
        <MenuRow icon={glyphs.logout} label={t('shell.logout')} tone="danger" onClick={logout} />
      )}
    </MenuRows>
  );
}

function InboxRow() {
  const t = useText();
  return (
    <MenuRow
      icon={glyphs.bell}
      label={t('common.notifications')}
      count={useUnread() ?? 0}
      href={usePlace().href('/notices')}
    />
  );
}
