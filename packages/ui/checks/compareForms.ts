import { computedStyle, newKinds, type Kind } from './computedStyles.ts';
import type { Forms, Parity } from './storyWindow.ts';

async function loadSheet(address: string): Promise<CSSStyleSheet> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return new CSSStyleSheet().replace(await reply.text());
}

/** A comparison of what each story shows. The sheets change below the same elements, so that only they can differ. */
export async function formComparison(forms: Forms) {
  const loaded = await Promise.all(
    Object.entries(forms).map(async ([form, addresses]) => ({
      form,
      sheets: await Promise.all(addresses.map(loadSheet)),
    })),
  );
  const first = loaded[0]?.sheets ?? [];
  const others = loaded.slice(1);
  const seen = new Set<string>();
  const parity: Parity = { kinds: 0, wrong: {} };
  for (const { form } of others) parity.wrong[form] = [];
  const stylesWith = (sheets: CSSStyleSheet[], kinds: readonly Kind[]) => {
    document.adoptedStyleSheets = sheets;
    return kinds.map(computedStyle);
  };
  document.adoptedStyleSheets = first;
  return {
    parity,
    /** Compares the kinds of elements that no story before has shown. `settle` waits for their pictures. */
    async compare(settle: () => Promise<void>): Promise<void> {
      const kinds = newKinds(seen);
      if (kinds.length === 0) return;
      await settle();
      const wanted = stylesWith(first, kinds);
      parity.kinds += wanted.filter((values) => values.length > 0).length;
      for (const { form, sheets } of others) {
        const found = stylesWith(sheets, kinds);
        for (const [index, { name }] of kinds.entries()) {
          const missing = differences(wanted[index] ?? [], found[index] ?? []);
          if (missing.length > 0)
            parity.wrong[form]?.push(`${name}\n    should have ${missing.slice(0, 4).join(', ')}`);
        }
      }
      document.adoptedStyleSheets = first;
    },
  };
}

function differences(wanted: readonly string[], found: readonly string[]): string[] {
  if (wanted.length !== found.length)
    return [wanted.length > found.length ? 'content' : 'no content'];
  return wanted.filter((value, place) => value !== found[place]);
}
