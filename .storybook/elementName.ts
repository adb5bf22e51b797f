/** What a finding calls an element: its component, its part, its tag and its words. */
export function elementName(element: HTMLElement): string {
  const owner = element.closest<HTMLElement>('[data-component]')?.dataset.component;
  const words = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  return [owner, element.dataset.part, element.localName, words].filter(Boolean).join(' · ');
}
