/** The texts to open. */
export interface Visit {
  readonly ids: readonly string[];
  /** Address of each text, up to its id. */
  readonly address: string;
  /** Selector of the heading that shows the id as the title. */
  readonly heading: string;
}

/**
 * In the page, which shows one of the texts: opens one after the other like a link, and checks the output of the
 * sanitiser and its effects on the page.
 */
export async function lookAtEach({ ids, address, heading }: Visit) {
  const NEVER =
    'script, style, link, meta, base, iframe, frame, object, embed, applet, form, input, button, textarea, select, option, template, svg:not([data-component=icon]), math, video, audio, source, track, details, dialog, slot, portal, marquee, canvas, [id], [name], [srcset], [is], [contenteditable], [autofocus], [popover], [ping], [onload], [onerror], [onclick]';
  const ALLOWED =
    /^(?:class|data-[\w-]+|href|target|rel|src|alt|width|height|loading|decoding|referrerpolicy|colspan|rowspan|start|role|tabindex|aria-label|aria-hidden|style|viewBox|d)$/;
  // The site itself may load styles and modules meanwhile, and describes the page that is shown.
  const OURS =
    'title, link:is([rel=stylesheet], [rel=modulepreload])[href*="/assets/"], link:is([rel=canonical], [rel=alternate]), meta:is([name=description], [name=robots], [property="og:url"])';
  const heads = () =>
    [...document.head.children]
      .filter((each) => !each.matches(OURS))
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  const main = document.querySelector('main')!;
  const before = {
    names: new Set(Object.getOwnPropertyNames(window)),
    heads: new Set(heads()),
    bodies: document.body.childElementCount,
    title: document.title,
    width: document.documentElement.scrollWidth,
  };
  const problems: [id: string, problem: string][] = [];
  let seen = 0;
  for (const id of ids) {
    const link = document.createElement('a');
    link.href = address + id;
    main.append(link);
    link.click();
    link.remove();
    let root: Element | null = null;
    let title: Element | null = null;
    // A slow machine renders it some frames later.
    const isShown = () => title?.textContent === id && root?.getAttribute('data-state') === 'ready';
    for (let frame = 0; frame < 200 && !isShown(); frame += 1) {
      await new Promise(requestAnimationFrame);
      root = main.querySelector('[data-component=rich-text]');
      title = main.querySelector(heading);
    }
    if (root === null || !isShown()) {
      problems.push([id, `was not shown: ${title?.textContent}`]);
      continue;
    }
    seen += 1;
    const say = (isWrong: boolean, problem: string) => {
      if (isWrong) problems.push([id, problem]);
    };
    say('hostileText' in window, 'ran');
    const bad = root.querySelector(NEVER);
    say(bad !== null, `left ${bad?.outerHTML.slice(0, 80)}`);
    const box = root.getBoundingClientRect();
    const place = getComputedStyle(root);
    say(place.overflowX !== 'clip' || place.overflowY !== 'clip', 'has no edge');
    say(box.left < 0 || box.right > innerWidth, 'is wider than the page');
    for (const element of root.querySelectorAll('*')) {
      for (const { name } of element.attributes) say(!ALLOWED.test(name), `attribute ${name}`);
      const { position, zIndex, transform } = getComputedStyle(element);
      const isOurs = element.closest('[data-part=new-tab]') !== null;
      say(!isOurs && (position !== 'static' || zIndex !== 'auto'), `is placed: ${position}`);
      say(transform !== 'none', 'is transformed');
    }
    for (const element of root.querySelectorAll('a')) {
      say(!/^(?:https?:\/\/|\/(?!\/))/.test(element.getAttribute('href') ?? ''), 'a strange link');
      say(
        element.target !== '_blank' || element.rel !== 'noopener noreferrer',
        'a link with an opener',
      );
    }
    const over = document.elementFromPoint(8, 8);
    say(over === null || root.contains(over), 'covers the header');
    say(document.documentElement.scrollWidth > before.width, 'widens the page');
  }
  const { names, bodies } = before;
  const newHeads = heads().filter((each) => !before.heads.has(each));
  // A page whose title is its content has the last title.
  const titles = [before.title, before.title.replace(/\bh\d+\b/, ids.at(-1)!)];
  // Each frame of the site adds a numeric property to the window.
  const come = Object.getOwnPropertyNames(window).filter(
    (name) => !names.has(name) && !/^\d+$/.test(name),
  );
  const end: [boolean, string][] = [
    [come.length > 0, `globals came: ${come.join(', ')}`],
    [newHeads.length > 0, `the head has grown: ${newHeads.join(', ')}`],
    [document.body.childElementCount !== bodies, 'the body has grown'],
    [!titles.includes(document.title), 'the title has changed'],
    [document.baseURI !== location.href, 'the base has changed'],
    [typeof document.getElementById !== 'function', 'the document is clobbered'],
    ['brandChat' in window, 'a global is clobbered'],
  ];
  for (const [isWrong, problem] of end) if (isWrong) problems.push(['h0', problem]);
  return { seen, problems };
}
