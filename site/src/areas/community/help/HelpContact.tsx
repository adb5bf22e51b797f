import { Button, Icon, Inline, Stack, Text } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useIntl } from 'react-intl';
import { useChat } from '../../../member/chat/useChat.ts';
import { AdminLink } from '../../../member/contact/AdminLink.tsx';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';

/** Contact options: admin, live chat and LINE, each once it can be used. Only a sentence while none is available. */
export function HelpContact() {
  const intl = useIntl();
  const chat = useChat();
  const admin = useAdminContact(true);
  return (
    <Stack gap={3}>
      <Text tone="muted">{intl.formatMessage({ id: 'site.help.contactHint' })}</Text>
      <Inline>
        {chat && (
          <Button
            variant="soft"
            iconStart={<Icon glyph={glyphs.chat} size={20} />}
            onClick={chat.open}
          >
            {intl.formatMessage({ id: 'site.contact.chat' })}
          </Button>
        )}
        {admin !== null && (
          <AdminLink
            href={admin}
            variant="soft"
            iconStart={<Icon glyph={glyphs.support} size={20} />}
          />
        )}
      </Inline>
    </Stack>
  );
}
