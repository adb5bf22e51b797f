import { now, useHydrated, wakeAt } from '@brand/ui';
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
  /** The content. It takes no props, because nothing may change it before its code has loaded. */
  code: PageModule<ComponentType>;
  className?: string | undefined;
  /** Loads the code after this time instead, in ms: for a part that is visible from the start. @default when it is visible */
  afterMs?: number;
}

/**
 * Part of a page below the first screen. Its server-rendered content stays unchanged, and its code loads with the first
 * interaction, or when it is visible. Without server-rendered content the code loads immediately. A failed load is
 * repeated on the next interaction.
 */
export function LazyBelowFold(props: LazyBelowFoldProps) {
  // In another language it is another part: content in the previous language can no longer be hydrated.
  const locale = useShownLocale();
  return <LazyPart key={locale} {...props} />;
}

function LazyPart({ code, className, afterMs }: LazyBelowFoldProps) {
  const place = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [{ content, markLoaded, recordPress, waits }] = useState(() => begin(code, !hydrated));
  useEffect(() => {
    const touched = new AbortController();
    const { signal } = touched;
    const ask = async () => {
      await preload(code.load);
      if (!code.peek()) return;
      touched.abort();
      markLoaded();
    };
    for (const touch of TOUCHES) addEventListener(touch, ask, { passive: true, signal });
    // Registered after the page's own handlers, so that a handled press is not recorded.
    const press = ({ target }: Event) => {
      if (place.current?.contains(target as Node)) recordPress(target as Element);
    };
    addEventListener('click', press);
    if (!waits) void ask();
    else if (afterMs !== undefined) {
      signal.addEventListener(
        'abort',
        wakeAt(now() + afterMs, () => void ask()),
      );
    } else if (place.current && typeof IntersectionObserver !== 'undefined') {
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
  }, [code, markLoaded, recordPress, waits, afterMs]);
  return (
    <div ref={place} className={className}>
      {content}
    </div>
  );
}

/** Creates the content once: a new element would discard the server-rendered content before hydration. */
function begin(code: LazyBelowFoldProps['code'], waits: boolean) {
  let markLoaded: () => void = () => undefined;
  const loaded = code.peek()
    ? null
    : new Promise<void>((resolve) => {
        markLoaded = resolve;
      });
  // A press on a button without a handler is replayed after hydration. A link works without a handler.
  let pressed: HTMLElement | null = null;
  let isVisible = false;
  const recordPress = (target: Element) => {
    if (!isVisible) pressed = target.closest('button');
  };
  const onShown = () => {
    isVisible = true;
    pressed?.click();
  };
  const content = (
    <Suspense fallback={null}>
      <Part code={code} loaded={loaded} onShown={onShown} />
    </Suspense>
  );
  return { content, markLoaded, recordPress, waits };
}

interface PartProps {
  code: LazyBelowFoldProps['code'];
  /** Resolved when the code has loaded. Null if it was loaded from the start. */
  loaded: Promise<void> | null;
  onShown: () => void;
}

function Part({ code, loaded, onShown }: PartProps) {
  if (loaded) use(loaded);
  const Component = code.peek();
  // In a layout effect, so that a press is not handled twice.
  useLayoutEffect(onShown, [onShown]);
  return Component && createElement(Component);
}
