import { type ReportRow, type Theme, reportRows } from '@brand/ui/theme';

/** A colour that the engine moved, explained. */
export interface Repair {
  /** `menu.textMuted` */
  role: string;
  from: string;
  to: string;
  /** What was done, and why. */
  sentence: string;
}

const GROUNDS: Readonly<Record<string, string>> = {
  page: 'on the page',
  overlay: 'on dialogs and sheets',
  menu: 'on header and menu',
  card: 'on cards',
};

/** Names of the roles in sentences. Others are written by their own name. */
const ROLES: Readonly<Record<string, string>> = {
  text: 'Text',
  textMuted: 'Secondary text',
  link: 'Links',
  mark: 'Accent marks',
  onMark: 'Text on accent marks',
  borderStrong: 'Borders of fields',
  focus: 'The focus ring',
  accentEdge: 'The border of primary buttons',
  success: 'Success text',
  pending: 'Pending text',
  danger: 'Error text',
  info: 'Information text',
  onDisabled: 'Text of disabled controls',
  onAccent: 'Text of primary buttons',
  onSecondary: 'Text of secondary buttons',
  onContent: 'Text of chips',
  onCritical: 'Text of destructive buttons',
  onPositive: 'Text of positive marks',
  onPaper: 'The QR code',
  onArt: 'Text on pictures',
  artLiked: 'Favourites on pictures',
  artVeil: 'Veil',
  surface: 'The surface',
};

/** Roles that draw lines and shapes; all others are text. */
const SHAPES: ReadonlySet<string> = new Set(['mark', 'borderStrong', 'focus', 'accentEdge']);

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** `textMuted` → `Secondary text`, `infoSoft` → `info soft` */
export function roleName(role: string): string {
  const known = ROLES[role];
  if (known) return known;
  const words = role.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The colours that the engine moved, the largest change first. */
export function repairsOf(theme: Theme): Repair[] {
  return [...theme.report.moves]
    .sort((one, other) => Math.abs(other.deltaL) - Math.abs(one.deltaL))
    .map(({ role, from, to, deltaL, reason, kind }) => {
      const [ground = '', name = ''] = role.split('.');
      const place = GROUNDS[ground];
      const subject = place ? `${roleName(name)} ${place}` : roleName(name || ground);
      const amount = `${Math.abs(deltaL * 100).toFixed(1)} % ${deltaL > 0 ? 'lighter' : 'darker'}`;
      const why =
        reason === 'distinct'
          ? 'to be told apart from what is next to it'
          : kind === 'ink'
            ? `to stay ${SHAPES.has(name) ? 'visible' : 'readable'} on everything that may be under it`
            : 'to keep the text on it readable';
      return { role, from, to, sentence: `${subject}: ${amount}, ${why}.` };
    });
}

/** `Secondary text on raised, on cards` */
export function pairName({ ground, ink, surface }: ReportRow): string {
  const place = GROUNDS[ground];
  const pair = `${roleName(ink)} on ${lowerFirst(roleName(surface))}`;
  return place ? `${pair}, ${place}` : pair;
}

/** Every pair of colours, the lowest margin first, and how many of them fail. */
export function contrastOf(theme: Theme): { rows: ReportRow[]; failing: number } {
  const rows = reportRows(theme);
  return { rows, failing: rows.filter(({ pass }) => !pass).length };
}

/** Two decimals, rounded down, so that a ratio never looks better than it is. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
