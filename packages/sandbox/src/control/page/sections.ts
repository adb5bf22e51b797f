import { element } from '../../pages/element.ts';
import { clockSection } from './clockSection.ts';
import { faultsSection } from './faultsSection.ts';
import { type IconName, icon } from './icons.ts';
import { ledgerSection } from './ledgerSection.ts';
import { membersSection } from './membersSection.ts';
import type { SectionView } from './parts.ts';
import { phonesSection } from './phonesSection.ts';
import { reportsSection } from './reportsSection.ts';
import { resetSection } from './resetSection.ts';
import { scenariosSection } from './scenariosSection.ts';
import type { Store } from './store.ts';
import { valuesSection } from './valuesSection.ts';

/** A section of the page. */
export interface Section {
  id: IconName;
  title: string;
  /**
   * Where the section is linked: in the tab bar (also on a phone), only under “More” on a phone, or only on a phone.
   */
  place: 'tab' | 'more' | 'phone';
  view: (store: Store, log: HTMLElement) => SectionView;
}

/** In display order. */
export const sections: readonly Section[] = [
  { id: 'members', title: 'Members', place: 'tab', view: membersSection },
  { id: 'ledger', title: 'Ledger', place: 'more', view: ledgerSection },
  { id: 'scenarios', title: 'Scenarios', place: 'tab', view: scenariosSection },
  { id: 'faults', title: 'Faults', place: 'tab', view: faultsSection },
  { id: 'log', title: 'Log', place: 'tab', view: (_, log) => ({ root: log }) },
  { id: 'clock', title: 'Clock', place: 'more', view: clockSection },
  { id: 'phones', title: 'Phones', place: 'more', view: phonesSection },
  { id: 'reports', title: 'Reports', place: 'more', view: reportsSection },
  { id: 'values', title: 'Magic values', place: 'more', view: valuesSection },
  { id: 'reset', title: 'Reset', place: 'more', view: resetSection },
  { id: 'more', title: 'More', place: 'phone', view: moreSection },
];

/** The remaining sections, for a phone without space for more tabs. */
function moreSection(store: Store): SectionView {
  const rest = sections.filter(({ place }) => place === 'more');
  const [site] = store.state().origins.sites;
  return {
    root: element(
      'ul',
      { class: 'rows card' },
      ...rest.map(({ id, title }) =>
        element('li', {}, element('a', { class: 'more-link', href: `#${id}` }, icon(id), title)),
      ),
      ...(site === undefined
        ? []
        : [
            element(
              'li',
              {},
              element('a', { class: 'more-link', href: site }, icon('site'), 'The member site'),
            ),
          ]),
    ),
  };
}
