/**
 * In the page: dispatches the touch events of a finger that moves along these points, for tools that cannot swipe. The
 * browser itself does not scroll with them, so they test only the site's own code.
 */
export function dispatchSwipe(points: readonly { x: number; y: number }[]): void {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return;
  const target = document.elementFromPoint(first.x, first.y) ?? document.body;
  const send = (type: string, { x, y }: { x: number; y: number }, isDown: boolean) => {
    const touch = { identifier: 1, target, clientX: x, clientY: y, pageX: x, pageY: y };
    const event = new Event(type, { bubbles: true, cancelable: true, composed: true });
    const touches = isDown ? [touch] : [];
    Object.assign(event, { touches, targetTouches: touches, changedTouches: [touch] });
    target.dispatchEvent(event);
  };
  send('touchstart', first, true);
  for (const point of rest) send('touchmove', point, true);
  send('touchend', last, false);
}
