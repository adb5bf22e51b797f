'use client';

import type { HTMLAttributes, ReactNode } from 'react';

import { useViewFocus } from '../../hooks/useViewFocus.ts';
import { classes } from '../../private/classes.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AccountResult } from '../AccountResult.tsx';
import * as account from '../account.css.ts';
import * as css from './ArrivalPanel.css.ts';

/** State of a visitor who arrived through a link. */
export type ArrivalState =
  | { readonly status: 'working'; readonly text: string }
  | { readonly status: 'asking'; readonly title: string; readonly text: string }
  | {
      readonly status: 'failed';
      readonly title: string;
      readonly text: string;
      /** Small print for support, as a sentence. Null if there is none. */
      readonly code: string | null;
    };

/** Props of {@link ArrivalPanel}. Other props go to the root. */
export interface ArrivalPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** State of the arrival. */
  state: ArrivalState;
  /** Actions, the primary one first. Hidden while `working`. */
  actions: ReactNode;
  /** Heading level in the page outline. @default 1 */
  headingLevel?: 1 | 2;
}

/** Landing page for a login link or the return from LINE: in progress, needs confirmation, or failed. */
export function ArrivalPanel(props: ArrivalPanelProps) {
  const { state, actions, headingLevel = 1, className, ...rest } = props;
  const root = useViewFocus<HTMLElement>(state.status);
  return (
    <section
      {...rest}
      ref={root}
      className={classes(account.root, className)}
      data-component="arrival-panel"
      data-state={state.status}
    >
      {state.status === 'working' ? (
        <div className={css.working} role="status">
          <Spinner size={40} />
          <Text tone="muted" align="center">
            {state.text}
          </Text>
        </div>
      ) : (
        <AccountResult
          tone={state.status === 'asking' ? 'question' : 'danger'}
          title={state.title}
          text={state.text}
          code={state.status === 'failed' ? state.code : null}
          {...{ headingLevel, actions }}
        />
      )}
    </section>
  );
}
