import * as css from './TournamentScene.css.ts';

/** Flags of the bunting, in drawing units. */
const FLAGS = Array.from({ length: 30 }, (_, at) => at * 40);

/** The stage behind a scene: spotlights from above, a floor, and a row of flags. Drawn, so that it needs no request. */
export function TournamentStage() {
  return (
    <>
      <svg
        className={css.stage}
        viewBox="0 0 1200 400"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <path className={css.light} d="M200 0H300L520 400H40z" />
        <path className={css.light} d="M900 0H1000L1180 400H700z" />
        <path className={css.light} d="M560 0H640L780 400H420z" />
        <path className={css.floor} d="M0 340C300 318 900 318 1200 340V400H0z" />
      </svg>
      <svg
        className={css.flags}
        viewBox="0 0 1200 22"
        preserveAspectRatio="xMinYMin slice"
        aria-hidden="true"
      >
        {(['accent', 'second', 'content'] as const).map((tone, at) => (
          <path
            key={tone}
            className={css.flag[tone]}
            d={FLAGS.filter((_, index) => index % 3 === at)
              .map((x) => `M${x + 8} 0L${x + 20} 20L${x + 32} 0z`)
              .join('')}
          />
        ))}
      </svg>
    </>
  );
}
