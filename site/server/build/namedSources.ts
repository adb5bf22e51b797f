/** What the page of a member waits for, because its frame would change otherwise while the page starts. From `site/`. */
export const OF_MEMBER: readonly string[] = [
  'src/frame/members/MemberParts.tsx',
  'src/frame/header/SiteWallet.tsx',
  'src/frame/footer/SiteFooter.tsx',
  'src/areas/games/lobby/OwnRail.tsx',
  '../packages/api/src/games/libraryApi.ts',
  'src/areas/games/play/playFromCard.ts',
];

/** Parts that are rendered with a page although their code loads later. */
export const FOOTER = 'src/frame/footer/SiteFooter.tsx';
export const LATER_ON_HOME: readonly string[] = [
  'src/areas/games/lobby/LobbyMore.tsx',
  'src/areas/games/lobby/onNow/VisitorOnNow.tsx',
];

/** All parts that come with pages without being imported by them. The build fails without one of them. */
export const PARTS: ReadonlySet<string> = new Set([...OF_MEMBER, FOOTER, ...LATER_ON_HOME]);

/** Whether a source is a page. @param source path from `site/` */
export const isPageSource = (source: string) => /^src\/pages\/\w+\.tsx$/.test(source);

/** Whether a source is a part that comes with pages without being imported by them. @param source path from `site/` */
export const isPartSource = (source: string) => PARTS.has(source);

/** Whether a document asks for a source by name: pages, parts and messages. @param source path from `site/` */
export const isNamedSource = (source: string) =>
  isPageSource(source) || isPartSource(source) || /^src\/messages\/[\w.]+\.json$/.test(source);
