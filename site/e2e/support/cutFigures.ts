/** In the page: the figures of a game of which the play bar leaves a strip of less than 24 px. */
export function cutFigures(): string[] {
  const bar = document.querySelector('[data-part=play][data-state]')!.getBoundingClientRect();
  return [...document.querySelectorAll('[data-part=summary]')]
    .map((figure) => ({ figure, box: figure.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > bar.top && box.top < bar.top && bar.top - box.top < 24)
    .map(({ figure, box }) => `${figure.textContent}: ${Math.round(bar.top - box.top)} px`);
}
