'use client';

import type { HTMLAttributes, ReactNode } from 'react';

import { useViewFocus } from '../../hooks/useViewFocus.ts';
import { classes } from '../../private/classes.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AccountResult } from '../AccountResult.tsx';
import * as account from '../account.css.ts';
import * as css from './ArrivalPanel.css.ts';

/** Where somebody stands who came by a link. */
export type ArrivalState =
  | { readonly status: 'working'; readonly text: string }
  | { readonly status: 'asking'; readonly title: string; readonly text: string }
  | {
      readonly status: 'failed';
      readonly title: string;
      readonly text: string;
      /** Small print for support, as a sentence; null where there is none. */
      readonly code: string | null;
    };

/** Props of {@link ArrivalPanel}; the rest goes to the root. */
export interface ArrivalPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** How the arrival goes. */
  state: ArrivalState;
  /** The way on, one next step first; not shown while it is working. */
  actions: ReactNode;
  /** Place of the heading in the outline of the page. @default 1 */
  headingLevel?: 1 | 2;
}

/** Coming by a link that logs in, or back from LINE: it is being done, it has to be asked, or it did not work. */
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
