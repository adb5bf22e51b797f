'use client';

import type { Failure, MemberBankAccount } from '@brand/domain';
import { useState, type HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { LoadFailure } from '../../private/LoadFailure.tsx';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './ProfilePanel.css.ts';
import { ProfileAccount } from './ProfileAccount.tsx';
import { type ProfileLine, ProfileSettings } from './ProfileSettings.tsx';
import { ProfilePanelSkeleton } from './ProfilePanelSkeleton.tsx';

/** What is known of the member. */
export type ProfileState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure; readonly retrying?: boolean }
  | {
      readonly status: 'ready';
      readonly username: string;
      readonly firstName: string;
      readonly lastName: string;
      /** Null when the member has no registered account yet. */
      readonly account: MemberBankAccount | null;
    };

/** Props of {@link ProfilePanel}; the rest goes to the root. */
export interface ProfilePanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What is known of the member. */
  state: ProfileState;
  /** Reads the profile again after an error. */
  onRetry: () => void;
  /** Where admin is reached to change what is wrong; null where it is not known. @default null */
  contactHref?: string | null;
  /** Whether LINE is connected and how to connect it; null where the operator has no LINE. @default null */
  line?: ProfileLine | null;
  /** Where limits are set and breaks begun; null where the operator has neither. @default null */
  limitsHref?: string | null;
  /** Address where the password is changed. */
  resetPasswordHref: string;
  /** Log out; asked for once, after a question. */
  onLogout: () => void;
  /** Place of the headings in the outline of the page. @default 2 */
  headingLevel?: 2 | 3;
}

/** Who the member is, where withdrawals go, and what can be set. Only admin changes a name or an account. */
export function ProfilePanel({
  state,
  onRetry,
  contactHref = null,
  line = null,
  limitsHref = null,
  resetPasswordHref,
  onLogout,
  headingLevel = 2,
  className,
  ...rest
}: ProfilePanelProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <section
      {...rest}
      className={classes(css.root, className)}
      data-component="profile-panel"
      data-state={state.status}
      aria-busy={state.status === 'loading' || undefined}
    >
      {state.status === 'loading' && <ProfilePanelSkeleton />}
      {state.status === 'error' && (
        <LoadFailure
          title={t('account.profile.failed')}
          failure={state.failure}
          onRetry={onRetry}
          retrying={state.retrying ?? false}
          level={headingLevel}
        />
      )}
      {state.status === 'ready' && (
        <>
          <div className={css.person} data-part="person">
            <Avatar name={state.username} size="lg" decorative />
            <dl className={css.words}>
              <dt className={css.term}>{t('account.profile.username')}</dt>
              <Text as="dd" size="lg" weight="strong" className={css.username}>
                {state.username}
              </Text>
              <dt className={css.term}>{t('account.profile.name')}</dt>
              <Text as="dd" tone="muted">
                {`${state.firstName} ${state.lastName}`.trim() || '–'}
              </Text>
            </dl>
          </div>
          <ProfileAccount account={state.account} {...{ contactHref, headingLevel }} />
        </>
      )}
      {/* What can be done does not wait for what can be read. */}
      <ProfileSettings
        {...{ line, limitsHref, resetPasswordHref, headingLevel }}
        onLogout={() => setAsking(true)}
      />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('account.profile.logoutTitle')}
        description={t('account.profile.logoutText')}
        confirmLabel={t('account.profile.logout')}
        cancelLabel={t('common.cancel')}
        onConfirm={onLogout}
      />
    </section>
  );
}
