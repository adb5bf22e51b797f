'use client';

import type { SentPayout } from '@brand/domain';

import { useDoubleClickGuard } from '../hooks/useDoubleClickGuard.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';
import { Spinner } from '../primitives/Spinner/Spinner.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { FlowAmount } from './FlowAmount.tsx';
import * as css from './cashier.css.ts';
import { FlowResult } from './FlowResult.tsx';

/** Props of {@link PayoutUnsure}. */
export interface PayoutUnsureProps {
  sent: SentPayout;
  onRecheck: () => void;
  /** Link to the history, where the payout will appear. */
  history: { readonly href: string; readonly label: string };
  headingLevel: 2 | 3;
  words: {
    readonly title: string;
    readonly text: string;
    readonly recheck: string;
    /** Status text: the check is running, or the server is unreachable. */
    readonly status: string;
  };
}

/** The connection was lost after sending and the outcome is unknown. The outcome is being checked; asking again is safe. */
export function PayoutUnsure({ sent, onRecheck, history, headingLevel, words }: PayoutUnsureProps) {
  // Each check creates a new state, so the double-click guard uses the intent as its key.
  const guard = useDoubleClickGuard(sent.intent);
  return (
    <FlowResult
      tone="pending"
      title={words.title}
      headingLevel={headingLevel}
      actions={
        <>
          <Button size="lg" fullWidth onClick={() => guard(onRecheck)}>
            {words.recheck}
          </Button>
          <LinkButton href={history.href} variant="ghost" tone="neutral" fullWidth>
            {history.label}
          </LinkButton>
        </>
      }
    >
      <FlowAmount amount={sent.amount} />
      <Text tone="muted" align="center">
        {words.text}
      </Text>
      <div role="status" className={css.looking} data-part="looking">
        <Spinner size={16} />
        <Text as="span" size="sm" tone="muted">
          {words.status}
        </Text>
      </div>
    </FlowResult>
  );
}
