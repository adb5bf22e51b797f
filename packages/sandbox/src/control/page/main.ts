import { button, element } from '../../pages/element.ts';
import { clockFace } from './clockFace.ts';
import { Trouble } from './controlApi.ts';
import { offsetOf, timeOf } from './format.ts';
import { icon } from './icons.ts';
import { logPanel } from './logPanel.ts';
import { type SectionView } from './parts.ts';
import { type Section, sections } from './sections.ts';
import { type Store, openStore } from './store.ts';
import { toastBox } from './toast.ts';

const title = element('h1', { tabindex: '-1' });
const standing = element('p', { class: 'standing muted small' });
const time = clockFace('Sandbox time');
const offset = element('span', { class: 'clock-offset small' });
const main = element('main', {});
const side = element('aside', { 'aria-label': 'Log' });
const links = sections.map((section) => ({ section, link: navLink(section) }));

function navLink({ id, title: name, place }: Section): HTMLAnchorElement {
  return element('a', { href: `#${id}`, 'data-place': place }, icon(id), element('span', {}, name));
}

function lay(store: Store): void {
  const [site] = store.state().origins.sites;
  const brand = element(
    'p',
    { class: 'brand' },
    element('img', {
      src: '/__sandbox/files/control/page/mark.svg',
      alt: '',
      width: '36',
      height: '36',
    }),
    'Sandbox',
  );
  const toSite = element('a', { class: 'to-site', href: site }, icon('site'), 'The member site');
  const tabs = links.map(({ link }) => link);
  const nav = element('nav', { 'aria-label': 'Sections' }, brand, ...tabs, toSite);
  const clock = element('a', { class: 'header-clock', href: '#clock' }, time.root, offset);
  const header = element(
    'header',
    {},
    element('div', { class: 'heading' }, title, standing),
    clock,
  );
  document.body.replaceChildren(nav, header, main, side, toastBox());
}

/** Unusual states in a few words. The line is always present, so that the layout does not move. */
function standingOf(store: Store): string {
  if (!store.answers()) return 'The sandbox does not answer; retrying';
  const { service, faults } = store.state();
  const standingFaults = faults.filter(({ times, hits }) => times === null || hits < times);
  const unusual = [
    ...(service.maintenance === null ? [] : ['Maintenance']),
    ...(service.siteClosed === null ? [] : ['Site closed']),
    ...(standingFaults.length === 0
      ? []
      : [`${standingFaults.length} faults`.replace(/^1 faults/, '1 fault')]),
  ];
  return unusual.length === 0 ? 'All as usual' : unusual.join(' · ');
}

function watchStanding(store: Store): void {
  store.watch(() => {
    const text = standingOf(store);
    if (standing.textContent !== text) standing.textContent = text;
    standing.dataset['tone'] = text === 'All as usual' ? 'success' : 'pending';
    const moved = store.state().clock.offset;
    offset.textContent = Math.abs(moved) < 1000 ? 'Real time' : offsetOf(moved);
  });
  const tick = () => time.show(timeOf(store.now()));
  tick();
  setInterval(tick, 250);
}

function route(store: Store, log: HTMLElement): void {
  const wide = matchMedia('(min-width: 1240px)');
  let view: SectionView | undefined;
  let shown = '';

  function show(isFirst: boolean): void {
    const [id = '', rest = ''] = decodeURIComponent(location.hash.slice(1)).split('/');
    const section = sections.find((each) => each.id === id) ?? sections[0]!;
    if (shown !== section.id) {
      view?.leave?.();
      view = section.view(store, log);
      shown = section.id;
      main.replaceChildren(view.root);
      scrollTo(0, 0);
    }
    view?.open?.(rest);
    // A scrollable area must be reachable with the keyboard even if it has no focusable content.
    main.tabIndex = main.querySelector('a, button, input, select, summary') ? -1 : 0;
    document.body.dataset['section'] = section.id;
    document.title = `${section.title} · Sandbox`;
    title.textContent = section.title;
    for (const { section: each, link } of links) {
      const isHere = each === section || (each.place === 'phone' && section.place === 'more');
      if (isHere) link.setAttribute('aria-current', each === section ? 'page' : 'true');
      else link.removeAttribute('aria-current');
    }
    placeLog();
    if (!isFirst) title.focus();
  }

  /** The log is next to other sections if there is space, and in the main area if it is the open section. */
  function placeLog(): void {
    if (shown === 'log') main.replaceChildren(log);
    else if (wide.matches) side.replaceChildren(log);
    side.hidden = shown === 'log' || !wide.matches;
  }

  addEventListener('hashchange', () => show(false));
  wide.addEventListener('change', placeLog);
  show(true);
}

async function lettersLoaded(): Promise<void> {
  const faces = ['400 16px Kanit', '600 16px Kanit'];
  await Promise.all(faces.map((face) => document.fonts.load(face, 'aก'))).catch(() => {});
}

async function start(): Promise<void> {
  try {
    // Wait for the fonts, because the layout would move when they load.
    const [store] = await Promise.all([openStore(), lettersLoaded()]);
    lay(store);
    watchStanding(store);
    route(store, logPanel(store.offer.faultKinds));
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    const again = button({ class: 'button primary' }, () => location.reload(), 'Try again');
    document.body.replaceChildren(
      element(
        'main',
        { class: 'broken' },
        element('h1', {}, 'No answer'),
        element('p', {}, error.message),
        again,
      ),
    );
  }
}

void start();
