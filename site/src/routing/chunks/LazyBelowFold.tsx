import { useHydrated } from '@brand/ui';
import {
  type ComponentType,
  Suspense,
  createElement,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { preload } from './missingChunk.ts';
import type { PageModule } from './page.ts';
import { useShownLocale } from '../../language/shownLocale.ts';
import { TOUCHES } from './touches.ts';

interface LazyBelowFoldProps {
  /** What is drawn. It takes no props: nothing may change it before its code is here. */
  code: PageModule<ComponentType>;
  className?: string | undefined;
}

/**
 * Part of a page that stands below the first screen. What the server has drawn of it stays as it is, and its code comes with
 * the first touch, or when it is in sight; a page that was not drawn ahead fetches it at once. Code that cannot be had is
 * asked for again by the next touch.
 */
export function LazyBelowFold({ code, className }: LazyBelowFoldProps) {
  // In another language it is another part: what was drawn in the former one can not be taken over any more.
  const locale = useShownLocale();
  return <LazyPart key={locale} code={code} className={className} />;
}

function LazyPart({ code, className }: LazyBelowFoldProps) {
  const place = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [{ content, come, wish, waits }] = useState(() => begin(code, !hydrated));
  useEffect(() => {
    const touched = new AbortController();
    const { signal } = touched;
    const ask = async () => {
      await preload(code.load);
      if (!code.peek()) return;
      touched.abort();
      come();
    };
    for (const touch of TOUCHES) addEventListener(touch, ask, { passive: true, signal });
    // After the page: a press that is answered at once is none of ours.
    const press = ({ target }: Event) => {
      if (place.current?.contains(target as Node)) wish(target as Element);
    };
    addEventListener('click', press);
    if (!waits) void ask();
    else if (place.current && typeof IntersectionObserver !== 'undefined') {
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void ask();
      });
      observer.observe(place.current);
      signal.addEventListener('abort', () => observer.disconnect());
    }
    return () => {
      touched.abort();
      removeEventListener('click', press);
    };
  }, [code, come, wish, waits]);
  return (
    <div ref={place} className={className}>
      {content}
    </div>
  );
}

/** Makes the content once: a new element would redraw what the server drew before it has been taken over. */
function begin(code: LazyBelowFoldProps['code'], waits: boolean) {
  let come: () => void = () => undefined;
  const here = code.peek()
    ? null
    : new Promise<void>((resolve) => {
        come = resolve;
      });
  // A button that nothing listens to yet is pressed once something does; a link needs nobody.
  let pressed: HTMLElement | null = null;
  let isVisible = false;
  const wish = (target: Element) => {
    if (!isVisible) pressed = target.closest('button');
  };
  const onShown = () => {
    isVisible = true;
    pressed?.click();
  };
  const content = (
    <Suspense fallback={null}>
      <Part code={code} here={here} onShown={onShown} />
    </Suspense>
  );
  return { content, come, wish, waits };
}

interface PartProps {
  code: LazyBelowFoldProps['code'];
  /** Settled when the code is here; null where it was from the start. */
  here: Promise<void> | null;
  onShown: () => void;
}

function Part({ code, here, onShown }: PartProps) {
  if (here) use(here);
  const Component = code.peek();
  // With the drawing, so that no press is made by both.
  useLayoutEffect(onShown, [onShown]);
  return Component && createElement(Component);
}
