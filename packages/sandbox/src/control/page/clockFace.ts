import { element } from '../../pages/element.ts';

/** A clock display with fixed-width digits; the digits of the font have different widths. */
export function clockFace(name: string): { root: HTMLElement; show: (time: string) => void } {
  const said = element('span', { class: 'unseen' });
  const signs = element('span', { class: 'clock-face', 'aria-hidden': 'true' });
  let shown = '';
  return {
    root: element('span', {}, said, signs),
    show(time) {
      if (time === shown) return;
      shown = time;
      // Screen readers get only the minute, not every second.
      const minute = `${name} ${time.slice(0, 5)} `;
      if (said.textContent !== minute) said.textContent = minute;
      time.split('').forEach((sign, at) => {
        const place = signs.children[at] ?? signs.appendChild(element('span', {}));
        if (place.textContent !== sign) place.textContent = sign;
      });
    },
  };
}
