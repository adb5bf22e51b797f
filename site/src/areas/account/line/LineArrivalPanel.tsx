import type { LineApi } from '@brand/api/line';
import type { Failure } from '@brand/domain';
import {
  ArrivalPanel,
  type ArrivalState,
  Button,
  LinkButton,
  failureValues,
  useText,
} from '@brand/ui';
import { useIntl } from 'react-intl';
import { usePlace } from '../../../routing/navigation.ts';
import { useSession } from '../../../member/services.ts';
import { AdminLink } from '../../../member/contact/AdminLink.tsx';
import { needsAdmin } from '../login/needsAdmin.ts';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import { type LineArrival, useLineArrival } from './useLineArrival.ts';

/** Message and actions for a visitor who returns from LINE. */
export function LineArrivalPanel({ api }: { api: LineApi }) {
  const t = useText();
  const intl = useIntl();
  const place = usePlace();
  const isMember = useSession() !== null;
  const arrival = useLineArrival(api);
  const say: Say = (id, failure) =>
    intl.formatMessage({ id }, failure && failureValues(failure, intl.locale));
  const contactHref = useAdminContact(arrival.status === 'failed' && needsAdmin(arrival.failure));
  const retry = arrival.status === 'failed' ? arrival.retry : null;
  if (arrival.status === 'unknown') {
    return (
      <ArrivalPanel
        state={{
          status: 'asking',
          title: say('site.line.unknown'),
          text: intl.formatMessage({ id: 'site.line.unknownText' }, { name: arrival.name }),
        }}
        actions={
          <>
            <Button size="lg" fullWidth onClick={arrival.signUp}>
              {say('site.line.signUp')}
            </Button>
            <LinkButton href={place.href(arrival.page)} variant="ghost" tone="neutral" fullWidth>
              {say('site.link.loginPage')}
            </LinkButton>
          </>
        }
      />
    );
  }
  return (
    <ArrivalPanel
      state={stateOf(arrival, say, (code) => t('common.errorCode', { code }))}
      actions={
        <>
          {retry ? (
            <Button size="lg" fullWidth onClick={retry}>
              {t('common.retry')}
            </Button>
          ) : (
            <LinkButton href={place.href(arrival.page)} size="lg" fullWidth>
              {say('site.line.again')}
            </LinkButton>
          )}
          <LinkButton
            href={place.href(isMember ? '/' : '/login')}
            variant="ghost"
            tone="neutral"
            fullWidth
          >
            {say(isMember ? 'site.link.home' : 'site.link.loginPage')}
          </LinkButton>
          {contactHref && <AdminLink href={contactHref} variant="ghost" fullWidth />}
        </>
      }
    />
  );
}

type Say = (id: string, failure?: Failure) => string;

function stateOf(
  arrival: Exclude<LineArrival, { status: 'unknown' }>,
  say: Say,
  codeWords: (code: string) => string,
): ArrivalState {
  const { isLogin, status } = arrival;
  if (status === 'working') {
    return { status, text: say(isLogin ? 'site.line.workingLogin' : 'site.line.workingLink') };
  }
  const title = say(isLogin ? 'site.line.failedLogin' : 'site.line.failedLink');
  if (status === 'lost') {
    return { status: 'failed', title, text: say('site.line.lost'), code: null };
  }
  const { failure } = arrival;
  const { messageId, code } = failure;
  return { status, title, text: say(messageId, failure), code: code && codeWords(code) };
}
