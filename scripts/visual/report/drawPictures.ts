import { element } from './element.ts';
import type { ReportEntry } from './reportData.ts';
import type { View } from './reviewState.ts';

const TITLES = { before: 'Before', after: 'After', difference: 'Difference' } as const;
type Side = keyof typeof TITLES;
const SIDES: readonly Side[] = ['before', 'after', 'difference'];

/** The pictures of an entry in the selected view. */
export function drawPictures(entry: ReportEntry, view: View, ownSize: boolean): HTMLElement {
  const root = element('div', { class: 'pictures', 'data-view': view, 'data-own-size': ownSize });
  if (entry.status === 'failed') {
    root.append(element('p', { class: 'nothing' }, [entry.note]));
    return root;
  }
  if (view === 'slide' && entry.before && entry.after) {
    root.append(slide(entry.before, entry.after));
    return root;
  }
  const sides = view === 'side' || view === 'slide' ? SIDES : [view];
  root.append(...sides.map((side) => figure(entry, side)));
  return root;
}

function figure(entry: ReportEntry, side: Side): HTMLElement {
  return element('figure', { 'data-side': side }, [
    element('figcaption', {}, [TITLES[side]]),
    picture(entry, side) ?? element('p', { class: 'nothing' }, [missing(entry, side)]),
  ]);
}

function picture({ before, after, mask, name }: ReportEntry, side: Side): HTMLElement | null {
  if (side === 'difference') {
    if (!mask || !after) return null;
    return element('div', { class: 'frame over' }, [
      element('img', { src: after, alt: '', class: 'faded' }),
      element('img', { src: mask, alt: `Where ${name} differs`, class: 'mask' }),
    ]);
  }
  const src = side === 'before' ? before : after;
  if (!src) return null;
  return element('div', { class: 'frame' }, [
    element('img', { src, alt: `${name}, ${TITLES[side].toLowerCase()}` }),
  ]);
}

function missing({ status }: ReportEntry, side: Side): string {
  if (side === 'difference') return 'Nothing to compare with.';
  return status === 'new' ? 'No picture was accepted yet.' : 'The story was removed.';
}

/** Both pictures on top of each other, with a slider between them. */
function slide(before: string, after: string): HTMLElement {
  const frame = element('div', { class: 'frame over', style: '--cut: 50%' }, [
    element('img', { src: before, alt: 'Before' }),
    element('img', { src: after, alt: 'After', class: 'cut' }),
    element('div', { class: 'handle' }),
  ]);
  const range = element('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: '50',
    'aria-label': 'Before and after',
    oninput: (event) => {
      frame.style.setProperty('--cut', `${(event.target as HTMLInputElement).value}%`);
    },
  });
  return element('figure', { 'data-side': 'slide' }, [
    element('figcaption', {}, ['Before │ After']),
    range,
    frame,
  ]);
}
