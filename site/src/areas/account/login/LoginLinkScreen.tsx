import {
  ArrivalPanel,
  type ArrivalState,
  Button,
  LinkButton,
  type TextValues,
  failureValues,
  useText,
} from '@brand/ui';
import { useIntl } from 'react-intl';
import { usePlace } from '../../../routing/navigation.ts';
import { useSession } from '../../../member/services.ts';
import { AdminLink } from '../../../member/contact/AdminLink.tsx';
import { needsAdmin } from './needsAdmin.ts';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import { type LoginLink, useLoginLink } from './useLoginLink.ts';

/** `/loginUrl`: login by a link, under the operator's logo. A member who is already logged in is asked first. */
export function LoginLinkScreen() {
  const t = useText();
  const intl = useIntl();
  const place = usePlace();
  const isMember = useSession() !== null;
  const link = useLoginLink();
  const contactHref = useAdminContact(link.status === 'failed' && needsAdmin(link.failure));
  const say = (id: string, values?: TextValues) => intl.formatMessage({ id }, values);
  return (
    <ArrivalPanel
      state={stateOf(link, say, (code) => t('common.errorCode', { code }), intl.locale)}
      actions={
        link.status === 'asking' ? (
          <>
            <LinkButton href={place.href('/')} size="lg" fullWidth>
              {say('site.link.stay', { username: link.username })}
            </LinkButton>
            <Button variant="outline" tone="neutral" size="lg" fullWidth onClick={link.change}>
              {say('site.link.change')}
            </Button>
          </>
        ) : (
          <>
            {link.status === 'failed' && link.retry && (
              <Button size="lg" fullWidth onClick={link.retry}>
                {t('common.retry')}
              </Button>
            )}
            <LinkButton
              href={place.href(isMember ? '/' : '/login')}
              size="lg"
              fullWidth
              {...(link.status === 'failed' && link.retry && { variant: 'ghost' })}
            >
              {say(isMember ? 'site.link.home' : 'site.link.loginPage')}
            </LinkButton>
            {contactHref && <AdminLink href={contactHref} variant="ghost" fullWidth />}
          </>
        )
      }
    />
  );
}

function stateOf(
  link: LoginLink,
  say: (id: string, values?: TextValues) => string,
  codeWords: (code: string) => string,
  locale: string,
): ArrivalState {
  if (link.status === 'working') return { status: 'working', text: say('site.link.working') };
  if (link.status === 'asking') {
    const { username } = link;
    const title = say('site.link.askTitle');
    return { status: 'asking', title, text: say('site.link.askText', { username }) };
  }
  const { messageId, code } = link.failure;
  return {
    status: 'failed',
    title: say('site.link.failed'),
    text: say(messageId, failureValues(link.failure, locale)),
    code: code && codeWords(code),
  };
}
