import { ApiError } from '@brand/api';
import { type NewPassword, NewPasswordPanel } from '@brand/ui';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { notify } from '../../../platform/toasts/notify.ts';
import { wantedPath, withReturn } from '../../../member/returnHref.ts';
import { useJoinApi } from '../join/useJoinApi.ts';
import { needsAdmin } from '../login/needsAdmin.ts';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import { type ForgotProof, dropForgotProof } from './forgotProof.ts';

/** 6000: the proof has expired or was used. 6001: it was never issued. Only a new OTP helps. */
const PROOF_OVER: readonly unknown[] = [6000, 6001];

/** The new password of a visitor who has forgotten the old one and has proved the phone number. */
export function ForgottenPassword({ proof }: { proof: ForgotProof }) {
  const intl = useIntl();
  const place = usePlace();
  const join = useJoinApi();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ password }: NewPassword) => {
      const { phone, token } = proof;
      await join.forgot({ phone, otpToken: token, password });
      // Here and not after the call, because the page is remounted for the new member.
      dropForgotProof();
      place.go(wantedPath(place) ?? '/', { replace: true });
      notify({ tone: 'success', text: intl.formatMessage({ id: 'site.password.forgotDone' }) });
    },
  });
  const failure = error ? failureOf(error) : null;
  const isOver = error instanceof ApiError && PROOF_OVER.includes(error.code);
  const contactHref = useAdminContact(needsAdmin(failure));
  return (
    <NewPasswordPanel
      kind="forgot"
      status={isPending ? 'sending' : isOver ? 'expired' : 'idle'}
      failure={failure}
      expiresAt={proof.expiresAt}
      phone={masked(proof.phone)}
      username={proof.phone}
      contactHref={contactHref}
      onSubmit={mutate}
      onRestart={() => {
        dropForgotProof();
        place.go(withReturn(place, '/forgot'), { replace: true });
      }}
      loginHref={place.href(withReturn(place, '/login'))}
    />
  );
}

/** `081-xxx-0001`: hides a part of the number from anyone who looks at the screen. */
function masked(phone: string): string {
  return `${phone.slice(0, 3)}-xxx-${phone.slice(6)}`;
}
