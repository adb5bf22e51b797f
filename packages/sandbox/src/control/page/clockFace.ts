import { element } from '../../pages/element.ts';

/** A time whose figures keep their places while it runs, which the figures of the font alone do not. */
export function clockFace(name: string): { root: HTMLElement; show: (time: string) => void } {
  const said = element('span', { class: 'unseen' });
  const signs = element('span', { class: 'clock-face', 'aria-hidden': 'true' });
  let shown = '';
  return {
    root: element('span', {}, said, signs),
    show(time) {
      if (time === shown) return;
      shown = time;
      // A reader is told the minute, not every second.
      const minute = `${name} ${time.slice(0, 5)} `;
      if (said.textContent !== minute) said.textContent = minute;
      time.split('').forEach((sign, at) => {
        const place = signs.children[at] ?? signs.appendChild(element('span', {}));
        if (place.textContent !== sign) place.textContent = sign;
      });
    },
  };
}
