/**
 * In the page: what the tab bar of a phone covers although the reader is done with scrolling: the end of the page, and each
 * control that receives the focus at the edge of the window. Also parts of the bar that extend over the page.
 */
export function underTabBar(): string[] {
  const bar = document.querySelector('[data-part=tab-bar]')!;
  const edge = () => bar.getBoundingClientRect().top;
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}”`;
  const found: string[] = [];
  for (const part of bar.querySelectorAll('*')) {
    if (part.getBoundingClientRect().top < edge())
      found.push(`${named(part)} extends over the page`);
  }
  const page = document.querySelector('[data-component=app-frame]')!;
  const controls = [...page.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (control) =>
      !bar.contains(control) &&
      !control.closest('header, [href="#content"]') &&
      control.checkVisibility({ checkVisibilityCSS: true }),
  );
  for (const control of controls) {
    // As far down in the window as it can be seen.
    const { bottom, height } = control.getBoundingClientRect();
    scrollTo({ top: scrollY + bottom - innerHeight, behavior: 'instant' });
    if (height > edge() / 2) continue;
    control.focus();
    if (control.getBoundingClientRect().bottom > edge() + 1)
      found.push(`${named(control)} has the focus under the bar`);
  }
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const last = page.querySelector('footer')!.getBoundingClientRect();
  if (last.bottom > edge() + 1) found.push('the footer ends under the bar');
  scrollTo({ top: 0, behavior: 'instant' });
  return found;
}
