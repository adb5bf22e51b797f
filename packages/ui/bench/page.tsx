import { createContext, Profiler, useContext, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { IntlProvider } from 'react-intl';

import { GameCard } from '../src/games/GameCard/GameCard.tsx';
import { storyGame } from '../src/games/storyGames.ts';
import core from '../src/messages/core.th.json';
import { defineTheme } from '../src/theme/defineTheme.ts';
import { REFERENCE_THEMES } from '../src/themes/referenceThemes.ts';
import '../src/theme/base.ts';
import '../src/themes/lotus/lotus.css.ts';
import '../src/themes/jade/jade.css.ts';
import '../src/themes/siam/siam.css.ts';
import { storyActions } from '../src/games/storyActions.ts';

/** A thousand cards in one document: far more than the windowed grid ever renders, so that the cost is measurable. */
const CARDS = 1000;
const games = Array.from({ length: CARDS }, (_, i) => storyGame({ id: `game-${i}`, image: null }));

/** A theme in React context, as other libraries have it: every component reads it and sets its styles again. */
const ThemeContext = createContext('lotus');

const STYLES = Object.fromEntries(
  Object.entries(REFERENCE_THEMES).map(([name, input]) => {
    const { text, raised, border } = defineTheme(input).grounds.page;
    return [name, { color: text, background: raised, borderColor: border }];
  }),
);

function ContextCard({ index }: { index: number }) {
  const theme = useContext(ThemeContext);
  return (
    <GameCard
      game={games[index] as (typeof games)[number]}
      actions={storyActions}
      style={STYLES[theme]}
    />
  );
}

declare global {
  interface Window {
    bench: {
      /** Number of React commits since the last `forget`. */
      commits(): number;
      forget(): void;
      /** Switches as this library does: one attribute on the root. */
      byAttribute(theme: string): void;
      /** Switches as a theme in React context does. */
      byContext(theme: string): void;
    };
  }
}

let commits = 0;
let setTheme: (theme: string) => void = () => {};

function Page() {
  const [theme, set] = useState('lotus');
  useEffect(() => {
    setTheme = set;
  }, []);
  return (
    <ThemeContext value={theme}>
      {games.map((game, index) => (
        <ContextCard key={game.id} index={index} />
      ))}
    </ThemeContext>
  );
}

window.bench = {
  commits: () => commits,
  forget: () => {
    commits = 0;
  },
  byAttribute: (theme) => document.documentElement.setAttribute('data-theme', theme),
  byContext: (theme) => flushSync(() => setTheme(theme)),
};

createRoot(document.getElementById('root') as HTMLElement).render(
  <IntlProvider locale="th" messages={core} timeZone="Asia/Bangkok">
    <Profiler id="page" onRender={() => (commits += 1)}>
      <Page />
    </Profiler>
  </IntlProvider>,
);
