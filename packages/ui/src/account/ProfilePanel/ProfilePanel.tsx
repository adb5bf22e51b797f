'use client';

import type { Failure, MemberBankAccount } from '@brand/domain';
import { useState, type HTMLAttributes, type ReactNode } from 'react';

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

/** Loading state of the profile. */
export type ProfileState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure; readonly retrying?: boolean }
  | {
      readonly status: 'ready';
      readonly username: string;
      readonly firstName: string;
      readonly lastName: string;
      /** Null if the member has no registered account. */
      readonly account: MemberBankAccount | null;
    };

/** Props of {@link ProfilePanel}. Other props go to the root. */
export interface ProfilePanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The profile, or its loading state. */
  state: ProfileState;
  /** Reloads the profile after an error. */
  onRetry: () => void;
  /** Link to contact an admin to correct the profile. Null if unknown. @default null */
  contactHref?: string | null;
  /** The VIP level, one line with its emblem. @default nothing */
  level?: ReactNode;
  /** LINE connection and how to connect it. Null if the operator does not offer LINE. @default null */
  line?: ProfileLine | null;
  /** URL of the limits and breaks. Null if the operator offers neither. @default null */
  limitsHref?: string | null;
  /** URL of the change-password page. */
  resetPasswordHref: string;
  /** Further settings below the list, such as PasskeysPanel. @default nothing */
  moreSettings?: ReactNode;
  /** Logs out. Called once, after confirmation. */
  onLogout: () => void;
  /** Heading level in the page outline. @default 2 */
  headingLevel?: 2 | 3;
}

/** Identity, payout account and settings of the member. Only an admin can change a name or an account. */
export function ProfilePanel({
  state,
  onRetry,
  contactHref = null,
  level = null,
  line = null,
  limitsHref = null,
  resetPasswordHref,
  moreSettings = null,
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
      <div className={css.columns}>
        <div className={css.column}>
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
                <div className={css.words}>
                  <dl className={css.pairs}>
                    <dt className={css.term}>{t('account.profile.username')}</dt>
                    <Text as="dd" size="lg" weight="strong" className={css.username}>
                      {state.username}
                    </Text>
                    <dt className={css.term}>{t('account.profile.name')}</dt>
                    <Text as="dd" tone="muted">
                      {`${state.firstName} ${state.lastName}`.trim() || '–'}
                    </Text>
                  </dl>
                  {level && (
                    <div className={css.level} data-part="level">
                      {level}
                    </div>
                  )}
                </div>
              </div>
              <ProfileAccount account={state.account} {...{ contactHref, headingLevel }} />
            </>
          )}
        </div>
        {/* The settings do not wait for the profile to load. */}
        <div className={css.column}>
          <ProfileSettings
            {...{ line, limitsHref, resetPasswordHref, headingLevel }}
            onLogout={() => setAsking(true)}
          />
          {moreSettings}
        </div>
      </div>
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
