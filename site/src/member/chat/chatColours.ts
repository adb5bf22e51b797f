/** Colours that the chat takes from the brand, by their name in its address, each a `--brand-color-*`. */
const COLOURS = {
  ground: 'surface',
  raised: 'raised',
  border: 'border',
  edge: 'border-strong',
  text: 'text',
  quiet: 'text-muted',
  accent: 'accent',
  onAccent: 'on-accent',
  link: 'link',
  alarm: 'danger',
} as const;

/**
 * The colours of the panel that the chat is shown in, as `rrggbb`, so that it continues the panel from its first frame. Read
 * when the chat is requested: the panel may not be rendered yet.
 */
export function chatColours(): Record<string, string> {
  const probe = document.createElement('div');
  probe.hidden = true;
  probe.dataset.surface = 'overlay';
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colours = Object.entries(COLOURS).map(([name, role]) => [
    name,
    style.getPropertyValue(`--brand-color-${role}`).trim().slice(1),
  ]);
  probe.remove();
  return Object.fromEntries(colours.filter(([, colour]) => colour)) as Record<string, string>;
}
