import { checkPhone, isOtpSent, otpDraft, otpFromDraft } from '@brand/domain';
import { OtpStep } from '@brand/ui';
import { useLayoutEffect, useState } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { usePageBack } from '../../../routing/pageBack.ts';
import { withReturn } from '../../../member/returnHref.ts';
import { loginName } from '../../../member/session/loginName.ts';
import { useServices } from '../../../member/services.ts';
import { type Draft, dropDraft, saveDraft, readDraft } from '../../../platform/storage/drafts.ts';
import { useBrowserValue } from '../../../platform/device/useBrowserValue.ts';
import { useOtp } from '../join/useOtp.ts';
import { needsAdmin } from '../login/needsAdmin.ts';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import { storeForgotProof } from './forgotProof.ts';

const DRAFT = 'forgot';
const NOTHING: Draft = {};

/** Forgotten password: verifies the phone by an OTP. The next page asks for the new password. */
export function ForgotScreen() {
  const draft = useBrowserValue(storedDraft, NOTHING);
  // Without a draft the form stays, with what was typed before hydration.
  return <ForgotOtp key={draft === NOTHING ? 'empty' : 'kept'} draft={draft} />;
}

/** What this form had before a reload, or the phone that the login or the registration was tried with. */
function storedDraft(): Draft {
  const draft = readDraft(DRAFT);
  if (Object.keys(draft).length > 0) return draft;
  const phone = checkPhone(loginName.read());
  return phone.ok ? { phone: phone.value } : NOTHING;
}

function ForgotOtp({ draft }: { draft: Draft }) {
  const place = usePlace();
  const { clock } = useServices();
  const [initial] = useState(() => otpFromDraft(draft, clock.passed()));
  const { panel, forward } = useOtp('forgot', {
    initial,
    onProved: (proof) => {
      storeForgotProof(proof);
      dropDraft(DRAFT);
      place.go(withReturn(place, '/resetPassword'), { replace: true });
    },
  });
  const { state, onPhoneEdit } = panel;
  // Runs before paint, so that everything visible survives a reload.
  useLayoutEffect(() => {
    // The render before the draft was read must not overwrite it.
    if (state !== initial) saveDraft(DRAFT, otpDraft(state));
  }, [state, initial]);
  usePageBack(isOtpSent(state) ? 1 : 0, onPhoneEdit, forward);
  const contactHref = useAdminContact('failure' in state && needsAdmin(state.failure));
  return (
    <OtpStep
      purpose="forgot"
      {...panel}
      loginHref={place.href(withReturn(place, '/login'))}
      registerHref={place.href(withReturn(place, '/register'))}
      contactHref={contactHref}
    />
  );
}
