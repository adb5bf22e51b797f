import { ArrivalPanel, LinkButton } from '@brand/ui';
import { useIntl } from 'react-intl';
import { usePlace } from '../../../routing/navigation.ts';
import { useSession } from '../../../member/services.ts';
import { LineArrivalPanel } from './LineArrivalPanel.tsx';
import { useLineApi } from './useLineApi.ts';

/** `/loginLine`: the return from LINE, under the operator's logo. Reports if LINE is unavailable. */
export function LineArrivalScreen() {
  const intl = useIntl();
  const place = usePlace();
  const isMember = useSession() !== null;
  const api = useLineApi();
  return api ? (
    <LineArrivalPanel api={api} />
  ) : (
    <ArrivalPanel
      state={{
        status: 'failed',
        title: intl.formatMessage({ id: 'site.line.off' }),
        text: isMember ? '' : intl.formatMessage({ id: 'site.line.offText' }),
        code: null,
      }}
      actions={
        <LinkButton href={place.href(isMember ? '/' : '/login')} size="lg" fullWidth>
          {intl.formatMessage({ id: isMember ? 'site.link.home' : 'site.link.loginPage' })}
        </LinkButton>
      }
    />
  );
}
