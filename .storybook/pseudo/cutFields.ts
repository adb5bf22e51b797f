import { elementName } from '../elementName.ts';

/** The text that a field shows instead of a typed one: its placeholder, or the chosen option. */
function shownIn(field: HTMLInputElement | HTMLSelectElement): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
  return field.value === '' ? field.placeholder : '';
}

/** Placeholders and chosen options that are wider than their field. A browser does not report where their text ends. */
export function cutFields(root: HTMLElement): readonly string[] {
  const pen = root.ownerDocument.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('There is no canvas to measure text');
  return [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].flatMap(
    (field) => {
      const style = getComputedStyle(field);
      const text = shownIn(field);
      if (text === '' || style.textOverflow === 'ellipsis' || field.clientWidth <= 1) return [];
      if (!field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      pen.font = style.font;
      const padding =
        Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
      const by = pen.measureText(text).width - (field.clientWidth - padding);
      return by > 1.5 ? [`“${text}” is ${Math.ceil(by)} px wider than ${elementName(field)}`] : [];
    },
  );
}
