'use client';

import { failedMessageId, type Fault } from '@brand/domain';

import { useLock } from '../hooks/useLock.ts';
import { useText } from '../messages/useText.ts';
import { Banner } from '../primitives/Banner/Banner.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Text } from '../primitives/Text/Text.tsx';

/** Props of {@link VoidNote}. */
export interface VoidNoteProps {
  /** What the button does. */
  children: string;
  /** Why the request could not be voided. */
  fault: Fault | null;
}

/** What voiding a request does, and why it failed. */
export function VoidNote({ children, fault }: VoidNoteProps) {
  const t = useText();
  return (
    <>
      <Text size="sm" tone="muted" align="center">
        {children}
      </Text>
      {fault && (
        <Banner
          tone="danger"
          role="alert"
          title={t(failedMessageId(fault.kind))}
          data-part="void-fault"
        >
          {fault.code && t('common.errorCode', { code: fault.code })}
        </Banner>
      )}
    </>
  );
}

/** Props of {@link VoidButton}. */
export interface VoidButtonProps {
  children: string;
  /** Resolves when the server has answered, or when it could not be asked. */
  onVoid: () => Promise<void>;
}

/** Voids a request. A hundred presses ask once. */
export function VoidButton({ children, onVoid }: VoidButtonProps) {
  const [voidRequest, isVoiding] = useLock(onVoid);
  return (
    <Button
      variant="soft"
      tone="neutral"
      fullWidth
      loading={isVoiding}
      onClick={() => void voidRequest()}
    >
      {children}
    </Button>
  );
}
