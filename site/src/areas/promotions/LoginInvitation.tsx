import { EmptyState, LinkButton, useText } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useIntl } from 'react-intl';
import { usePlace } from '../../routing/navigation.ts';

/** Shown in place of personal data. After login the visitor returns here. */
export function LoginInvitation({ text }: { text: string }) {
  const t = useText();
  const intl = useIntl();
  const { href, pathname } = usePlace();
  return (
    <EmptyState
      icon={glyphs.user}
      title={intl.formatMessage({ id: 'site.loginInvitation.title' })}
      text={text}
      action={
        <LinkButton href={href(`/login?url=${encodeURIComponent(pathname)}`)}>
          {t('shell.nav.login')}
        </LinkButton>
      }
    />
  );
}
