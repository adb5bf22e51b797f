const NAMESPACE = 'http://www.w3.org/2000/svg';

const paths = {
  send: 'M5 12h13M12 5l7 7-7 7',
  headset:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 14a2 2 0 0 1 4 0v3a2 2 0 0 1-4 0zM16 14a2 2 0 0 1 4 0v3a2 2 0 0 1-4 0zM20 17c0 2.5-2 4-5 4h-2',
} as const;

/** An icon, 24×24, in the text colour. */
export function icon(name: keyof typeof paths): SVGSVGElement {
  const drawing = document.createElementNS(NAMESPACE, 'svg');
  const path = document.createElementNS(NAMESPACE, 'path');
  path.setAttribute('d', paths[name]);
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('class', 'icon');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.append(path);
  return drawing;
}
