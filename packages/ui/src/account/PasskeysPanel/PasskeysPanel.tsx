'use client';

import type { Failure, Passkey, Passkeys } from '@brand/domain';
import { type HTMLAttributes, useId, useRef, useState } from 'react';

import { useLock } from '../../hooks/useLock.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { FailureBanner } from '../../private/FailureBanner.tsx';
import { LoadFailure } from '../../private/LoadFailure.tsx';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as care from '../care.css.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
import * as css from './PasskeysPanel.css.ts';

/** Loading state of the passkeys. */
export type PasskeysState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure; readonly retrying?: boolean }
  | ({ readonly status: 'ready' } & Passkeys);

/**
 * Result of an attempt to add a passkey: `cancelled` if the prompt of the device was closed, `exists` if the device has one
 * of this account.
 */
export type PasskeyAddResult = 'added' | 'cancelled' | 'exists' | Failure;

/** Props of {@link PasskeysPanel}. Other props go to the `section`. */
export interface PasskeysPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The passkeys, or their loading state. */
  state: PasskeysState;
  /** Reloads the passkeys after an error. */
  onRetry: () => void;
  /** Creates a passkey on this device. Null if the browser cannot. Repeated presses result in one call. */
  onAdd: (() => Promise<PasskeyAddResult>) | null;
  /** Renames a passkey. Resolves to null on success, or to the reason of the refusal. */
  onRename: (id: string, name: string) => Promise<Failure | null>;
  /** Removes a passkey, after confirmation. Its promise works like that of `onRename`. */
  onRemove: (id: string) => Promise<Failure | null>;
  /** Heading level in the page outline. @default 2 */
  headingLevel?: 2 | 3;
}

/** What the last action led to. */
type Outcome = PasskeyAddResult | 'removed' | 'renamed';

/** Nothing has changed. */
const UNCHANGED: readonly unknown[] = ['cancelled', 'exists'];

/** The passkeys of a member: what they are for, the list, adding and removing. */
export function PasskeysPanel({
  state,
  onRetry,
  onAdd,
  onRename,
  onRemove,
  headingLevel = 2,
  className,
  ...rest
}: PasskeysPanelProps) {
  const t = useText();
  const id = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [asked, setAsked] = useState<Passkey | null>(null);
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const [add, adding] = useLock(async (create: () => Promise<PasskeyAddResult>) => {
    setOutcome(null);
    setOutcome(await create());
  });
  const rename = async (passkey: Passkey, name: string) => {
    setOutcome(null);
    const failure = await onRename(passkey.id, name);
    if (!failure) setOutcome('renamed');
    return failure;
  };
  const remove = async () => {
    if (!asked) return;
    setRefusal(null);
    const failure = await onRemove(asked.id);
    setRefusal(failure);
    if (failure) throw new Error(failure.messageId);
    setOutcome('removed');
  };
  const isReady = state.status === 'ready';
  const isFull = isReady && state.list.length >= state.max;
  return (
    <section
      {...rest}
      aria-labelledby={id}
      aria-busy={state.status === 'loading' || undefined}
      className={classes(care.root, className)}
      data-component="passkeys-panel"
      data-state={state.status}
    >
      <div className={care.intro}>
        <Heading level={headingLevel} size="md" id={id}>
          {t('passkeys.title')}
        </Heading>
        <Text tone="muted" size="sm">
          {t('passkeys.intro')}
        </Text>
      </div>
      {state.status === 'loading' && (
        <div>
          <span role="status" className={visuallyHidden}>
            {t('common.loading')}
          </span>
          <Skeleton className={css.skeleton} />
        </div>
      )}
      {state.status === 'error' && (
        <LoadFailure
          title={t('passkeys.failed')}
          failure={state.failure}
          onRetry={onRetry}
          retrying={state.retrying ?? false}
          level={headingLevel}
        />
      )}
      {isReady && (
        <>
          {state.list.length === 0 ? (
            <div className={classes(care.card, css.empty)} data-surface="card" data-part="empty">
              <Text tone="muted">{t('passkeys.empty')}</Text>
            </div>
          ) : (
            <ul className={care.card} data-surface="card">
              {state.list.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRename={(name) => rename(passkey, name)}
                  onRemove={() => {
                    setOutcome(null);
                    setRefusal(null);
                    setAsked(passkey);
                    setAsking(true);
                  }}
                />
              ))}
            </ul>
          )}
          <div role="status" className={css.outcome} data-part="outcome">
            {typeof outcome === 'string' && (
              <Text size="sm" tone={UNCHANGED.includes(outcome) ? 'muted' : 'success'}>
                {t(`passkeys.${outcome}`)}
              </Text>
            )}
          </div>
          {typeof outcome === 'object' && outcome && <FailureBanner failure={outcome} />}
          {onAdd && !isFull && (
            <Button
              ref={addButton}
              variant="soft"
              tone="neutral"
              size="lg"
              fullWidth
              loading={adding}
              onClick={() => void add(onAdd)}
              iconStart={<Icon glyph={glyphs.plus} />}
              data-part="add"
            >
              {t('passkeys.add')}
            </Button>
          )}
          {onAdd && isFull && (
            <Text size="sm" tone="muted" data-part="full">
              {t('passkeys.full', { max: state.max })}
            </Text>
          )}
          {!onAdd && (
            <Text size="sm" tone="muted" data-part="unsupported">
              {t('passkeys.unsupported')}
            </Text>
          )}
        </>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('passkeys.removeTitle')}
        description={t('passkeys.removeText', { name: asked?.name ?? '' })}
        confirmLabel={t('passkeys.remove')}
        cancelLabel={t('common.cancel')}
        tone="danger"
        onConfirm={remove}
        returnFocusTo={() => addButton.current}
        error={refusal && t(refusal.messageId)}
      />
    </section>
  );
}
