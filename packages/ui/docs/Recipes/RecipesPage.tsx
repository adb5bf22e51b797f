import { type ReactNode, useState } from 'react';

import { RadioCards } from '../../src/primitives/RadioCards/RadioCards.tsx';
import { Page, Section } from '../page/Page.tsx';
import { Recipe } from './Recipe.tsx';
import { ConfirmFirst } from './recipes/ConfirmFirst.tsx';
import confirmCode from './recipes/ConfirmFirst.tsx?raw';
import { FourStates } from './recipes/FourStates.tsx';
import statesCode from './recipes/FourStates.tsx?raw';
import { SendOnce } from './recipes/SendOnce.tsx';
import sendCode from './recipes/SendOnce.tsx?raw';
import { ToastWithUndo } from './recipes/ToastWithUndo.tsx';
import toastCode from './recipes/ToastWithUndo.tsx?raw';

const REJECTED = () => Promise.reject(new Error('An example of a failure.'));
const NOTHING = () => undefined;

const WINNERS = {
  loading: { status: 'loading' },
  failed: { status: 'failed' },
  empty: { status: 'ready', rows: [] },
  ready: { status: 'ready', rows: [{ name: 'ma***', prize: '5,000.00' }] },
} as const;

/** The states of a list, to switch between. */
function StatesExample() {
  const [state, setState] = useState<keyof typeof WINNERS>('ready');
  return (
    <>
      <RadioCards
        label="State"
        value={state}
        onValueChange={(next) => setState(next as keyof typeof WINNERS)}
        cards={Object.keys(WINNERS).map((value) => ({ value, label: value }))}
      />
      <FourStates winners={WINNERS[state]} retry={() => setState('ready')} />
    </>
  );
}

const RECIPES: readonly { title: string; intro: string; code: string; example: ReactNode }[] = [
  {
    title: 'Confirm before something is lost',
    intro: 'The verb is on the button, and a failure is said where the decision was made.',
    code: confirmCode,
    example: <ConfirmFirst remove={REJECTED} />,
  },
  {
    title: 'Loading, failed, empty, ready',
    intro: 'Four states that must not be mistaken for each other.',
    code: statesCode,
    example: <StatesExample />,
  },
  {
    title: 'Send once',
    intro: 'The lock is set in the same task as the press, not with the next render.',
    code: sendCode,
    example: <SendOnce send={REJECTED} />,
  },
  {
    title: 'Undo instead of asking',
    intro: 'Where nothing is lost for good, a message with a way back is quicker than a question.',
    code: toastCode,
    example: <ToastWithUndo hide={NOTHING} undo={NOTHING} />,
  },
];

/** Small tasks that need several components. Each shows the code that it runs. */
export function RecipesPage() {
  return (
    <Page
      area="Start"
      title="Recipes"
      lead="Small tasks that need several components. The code is what runs next to it."
    >
      {RECIPES.map(({ title, intro, code, example }) => (
        <Section key={title} title={title} intro={intro}>
          <Recipe code={code}>{example}</Recipe>
        </Section>
      ))}
    </Page>
  );
}
