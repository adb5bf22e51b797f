import type { Failure, PayoutState } from '@brand/domain';

/** The name of the view that a state shows. A change of view moves the focus to its heading. */
export function payoutView(state: PayoutState<unknown, Failure>): string {
  switch (state.status) {
    // Sending does not change the view: the review stays and its button shows the pending state.
    case 'sending':
      return 'reviewing';
    case 'unknown':
      return state.step === 'another' ? 'another' : 'unknown';
    case 'entering':
    case 'reviewing':
    case 'succeeded':
      return state.status;
  }
}
