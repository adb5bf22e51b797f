import { LATER } from './laterCopies.ts';

/**
 * What every page stands on, in one file: left alone, the bundler cuts it by what later pages share with it; a visitor
 * fetches every piece all the same, and small pieces compress worse.
 */
const FRAME = [
  /\/node_modules\/(?:react|react-dom|react-intl|intl-messageformat|@formatjs|scheduler|openapi-fetch|regexparam)\//,
  /\/node_modules\/@tanstack\/(?:react-query|query-core)\/.*\/(?!useMutation|mutationOptions|mutationObserver|useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver|infiniteQueryOptions)\w+\.js$/,
  /\/site\/src\/(?:main\.tsx$|app\/|document\/|language\/|routing\/(?!pageBack|useSearchChoice|useDrawerEntry))/,
  /\/site\/src\/platform\/(?!clock\/rhythm|connection\/useRetryFailed|device\/(?:fingerprint|useBrowserValue)|errors\/LoadFailed|query\/useFlow|storage\/drafts|styles\/waiting|toasts\/toastCode)/,
  /\/site\/src\/(?:areas\/games\/(?:countsQuery|lobby\/lobbyParts|play\/playFromCardPart)|member\/(?:services|sessionState|welcome|wallet\/walletHref|session\/(?:sessionStore|sessionDoubt|leaveAfterSession)))/,
  /\/site\/src\/frame\/(?:\w+\.tsx?$|footer\/SiteFooter\.css|header\/(?!SiteWallet)|layout\/(?!JoinFrame|NarrowPage)|menu\/(?:SiteMenu|languageLinks|menuGroups))/,
  /\/packages\/api\/src\/(?:memberApi|client\/(?:client|refusal|ApiError|wire))\.ts$/,
  /\/packages\/ui\/src\/(?:shell\/(?!Drawer|Footer\/\w+\.tsx?$|HeaderWallet|Sidebar\/SidebarAction|MemberCard|MenuRows|MenuTiles|PartnerLogos)|messages\/(?:percent|useText)|primitives\/(?:Icon|IconButton|Button|LinkButton|Heading|Spinner|ErrorState)\/)/,
];

/** The first page of most visits, whole: lists of games share parts of it. */
const HOME = [
  // The styles of what comes later on it, too: the server draws it at once.
  /\/packages\/ui\/src\/games\/(?:ProviderStrip|WinsRail)\/\w+\.css/,
  /\/site\/src\/(?:pages\/HomePage|areas\/games\/(?:lobby\/(?:Lobby|LobbyRail)\.|games\.css|categoryItems|gameHref|gameQueries|useGameActions))\./,
  /\/packages\/ui\/src\/games\/(?:BannerCarousel|CardShape|CategoryChips|GameCard|GameRail)\//,
];

/** What moves slides, in home and in the USDT guide: by itself, so that the guide does not fetch home for it. */
const SLIDES = [
  /\/(?:embla-carousel(?:-\w+)*|wheel-gestures)\/(?:esm|dist)\//,
  /\/packages\/ui\/src\/private\/useSlideshow/,
];

/**
 * What later pages share. Every file of the build has its name in the first load, so that a few files of a sensible size
 * cost a visitor less than many small ones, and a member fewer requests.
 */
const LATER_GROUPS = {
  /** Icons of all that comes later: first, or one of the others would have them, and be fetched for them. */
  signs: [
    /\/primitives\/Icon\/(?:glyphs|signs)\.ts\?later/,
    /\/packages\/ui\/src\/private\/visuallyHidden/,
  ],
  /** Calls of members, and how replies are read. */
  calls: [
    /\/valibot\/dist\//,
    /\/packages\/api\/src\/(?:(?:account|cashier|client|games|protection|service)\/)?(?:(?!join|line|affiliate|community|promotions|notices)\w+|fromWire\/(?:channel|credit|envelope|history|launch|library|list|loose|uniqueList|money|profile|session|depositQr|depositCheck|transfer|withdrawal))\.ts/,
    /\/node_modules\/@tanstack\/.*\/(?:useMutation|mutationOptions|mutationObserver|useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver|infiniteQueryOptions)\.js$/,
  ],
  /** Fields and what is said of them. */
  forms: [
    /\/packages\/ui\/src\/(?:private\/(?:FailureBanner|groupedEdit|notice)|primitives\/(?:AmountField|Banner|Checkbox|Field|PasswordField|TextField)\/)/,
    /\/packages\/ui\/src\/account\/(?:account\.css|ContactLink|Account(?:End|Failure|Submit))/,
    /\/site\/src\/(?:platform\/storage\/drafts|frame\/layout\/JoinFrame|member\/contact\/|areas\/account\/(?:login\/(?:useLockOut|needsAdmin)|password\/forgotProof))/,
  ],
  /** Dialogs, sheets, panels and tabs, with the engine under them. */
  panels: [
    /\/node_modules\/@radix-ui\//,
    /\/packages\/ui\/src\/(?:private\/(?:Overlay|overlay|useScrollLock|scrollLock|gutter)|primitives\/(?:AlertDialog|Dialog|Menu|Sheet|SidePanel|Tabs)\/|hooks\/(?:useDragDismiss|dragGesture))/,
  ],
  /** Small parts of many pages. */
  parts: [
    /\/packages\/domain\/src\/(?:index\.|\w+\/(?!affiliate[AGRW]|deposit[AF]|launchFlow|game(?:Address|Fit|Index|Search)|keyboardLayout|matchRanges|nearMatch|searchKey|textRange|thaiTyping|pendingQr|qrPayload|quickAmounts|transfer|usdt|withdraw))/,
    /\/packages\/ui\/src\/(?:hooks\/|private\/|primitives\/(?!Accordion|BarChart|Carousel|DataTable|OtpField|Pagination|PhoneField|QrCode|RichText|Select|Sparkline|Toast))/,
    /\/packages\/ui\/src\/(?:cashier\/(?:BankMark|bangkokDates)|games\/GameWinList\/timeAgo)/,
    /\/site\/src\/(?:platform\/(?!clock\/rhythm|toasts\/toastCode)|routing\/(?!useDrawerEntry)|frame\/layout\/NarrowPage|member\/(?:bonus\/(?!wantedBonus)|cashier\/(?!pending)|session\/useLogout|wallet\/(?:creditQuery|historyKey))|areas\/cashier\/cashierTab)/,
  ],
  /** Words of the operator, with what makes them harmless; fetched by what shows them and by nothing else. */
  richText: [/\/node_modules\/dompurify\//, /\/packages\/ui\/src\/primitives\/RichText\//],
  /** What wallet and affiliate share: the maker of QR codes, and money that is taken out. */
  qr: [
    /\/node_modules\/uqr\//,
    /\/packages\/ui\/src\/(?:primitives\/(?:QrCode|SaveFileButton)\/|cashier\/(?:Payout|Flow(?:Amount|End)|ViewHead|cashier\.css))/,
    /\/packages\/domain\/src\/cashier\/(?:payoutFlow|withdrawSearch|csvTable)/,
    /\/site\/src\/member\/payout\//,
  ],
  /** Deposit, withdrawal and history, as pages and as panels. */
  wallet: [
    /\/site\/src\/(?:pages\/(?:Cashier|History)Page|areas\/cashier\/(?:\w+\.|(?:deposit|history|withdraw)\/|transfer\/(?!TransferLimitNote))|frame\/members\/SidePanels|member\/cashier\/pending)/,
    /\/packages\/ui\/src\/cashier\/(?!Usdt)/,
    /\/packages\/domain\/src\/cashier\/(?:deposit[AF]|pendingQr|qrPayload|quickAmounts|transfer|usdt\.|withdraw)/,
  ],
  /** Deposit by USDT, with what checks an address; after the wallet, which takes what they share. */
  usdt: [
    /\/site\/src\/areas\/cashier\/usdt\//,
    /\/packages\/ui\/src\/cashier\/Usdt/,
    /\/packages\/domain\/src\/cashier\/usdt(?:Address|Entry)|\/node_modules\/@noble\//,
  ],
  /** Getting in and back in; joining has more to it and comes by itself. */
  entrance: [
    /\/site\/src\/(?:pages\/(?:Login\w*|Forgot|ResetPassword)Page|areas\/account\/(?:line|login|password)\/|frame\/background\/UnstoredSession|member\/(?:registerHref|session\/askAgain))/,
    /\/packages\/ui\/src\/account\/(?:ArrivalPanel|LineMark|LoginPanel|NewPasswordPanel)\//,
  ],
  /** What a member sees and sets of their own. */
  own: [
    /\/site\/src\/(?:pages\/(?:Limits|Profile)Page|areas\/account\/(?:profile\/|protection\/(?:LimitsScreen|OwnLimits|BreakChooser|showBreak)))/,
    /\/packages\/ui\/src\/account\/(?:ProfilePanel|DepositLimitsPanel|BreakPanel|care)\b/,
  ],
  /** What of frame and home only a member has. */
  members: [
    /\/site\/src\/(?:frame\/(?:header\/SiteWallet|members\/(?!SidePanels))|areas\/games\/(?:lobby\/(?:OwnRail|useOwnGames)|play\/(?:playFromCard|cardLaunch\.)|favourites\/(?:favouriteChannel|useFavouriteKeeper|ownGamesQuery)))\b/,
    /\/packages\/ui\/src\/shell\/HeaderWallet/,
  ],
  /** A game that is played, in its frame or in a tab. */
  play: [
    /\/site\/src\/(?:pages\/GamePage|areas\/games\/play\/)/,
    /\/packages\/ui\/src\/games\/(?:GameFrame|LaunchDialog)\//,
    /\/packages\/domain\/src\/games\/(?:gameAddress|launchFlow)/,
  ],
  /** Lists of games as pages, with their filters. */
  lists: [
    /\/site\/src\/(?:pages\/(?:Demo|Favourite|List)Page|areas\/games\/(?:demo\/|favourites\/OwnGames|gridState|useWholeList|wholeListQuery|list\/(?!List(?:Filter)?Sheet)))/,
    /\/packages\/ui\/src\/games\/(?:ActiveFilters|DemoLobbyCard|GameGrid|ListTools|facetWords)\b/,
  ],
  /** Figures as drawings and tables. */
  charts: [/\/packages\/ui\/src\/primitives\/(?:BarChart|DataTable|Sparkline)\//],
  /** Home and every page below the first screen. */
  below: [
    /\/site\/src\/(?:areas\/(?:games\/lobby\/|community\/chat\/useSeen)|frame\/footer\/SiteFooter\.)/,
    /\/packages\/ui\/src\/(?:shell\/Footer|games\/(?:ProviderStrip|WinsRail))\b/,
  ],
  /** What goes along with every page, without what it fetches when it has something to say. */
  companions: [
    /\/site\/src\/(?:frame\/background\/(?!CompanionSlot)|platform\/clock\/rhythm|areas\/community\/chat\/ChatLayer|member\/chat\/)/,
  ],
  /** The menu as drawer and as page, and ways to the admin. */
  menu: [
    /\/site\/src\/(?:pages\/MenuPage|areas\/community\/chat\/|frame\/(?:menu|header|footer)\/|routing\/useDrawerEntry)/,
    /\/packages\/ui\/src\/shell\//,
  ],
  /** What finds games while one types; after the parts that it shares with every page. */
  search: [
    /\/packages\/domain\/src\/(?:games|text)\/(?:game(?:Fit|Index|Search)|keyboardLayout|matchRanges|nearMatch|searchKey|textRange|thaiTyping)/,
    /\/packages\/ui\/src\/games\/SearchSuggestions\//,
    /\/site\/src\/areas\/games\/search\/(?!HeaderSearch|searchPath)/,
  ],
  /** Figures of the affiliate programme: its pages and the help read them. */
  income: [/\/site\/src\/member\/affiliate\/affiliateQueries|\/packages\/api\/src\/affiliate\//],
  /** Promotions, tournaments, VIP and help. */
  community: [
    /\/site\/src\/(?:pages\/(?:Bonus|Event|Help|Promotion|Tournament|Vip)Page|areas\/(?:community\/(?!chat)|games\/TournamentGames|promotions\/(?!box)))/,
    /\/packages\/ui\/src\/(?:community|promotions\/(?!Promotion(?:Box|EndDialog|CreditDialog)))/,
  ],
  affiliate: [
    /\/site\/src\/(?:pages\/Affiliate\w*Page|areas\/affiliate\/)/,
    /\/packages\/ui\/src\/affiliate\//,
    /\/packages\/domain\/src\/affiliate\/affiliate[AGRW]/,
  ],
};

/** What reads replies and draws icons in a visitor's first load, beside the frame. */
const FIRST = [
  ...FRAME,
  /\/packages\/api\/src\/\w+\/fromWire\/(?:banner|envelope|game|gameCategory|list|loose|uniqueList)\.ts$/,
  /\/packages\/ui\/src\/(?:games\/Game(?:Card|Grid)|primitives\/(?:Carousel|EmptyState|ErrorState|Icon|Rail))\//,
  /\/site\/src\/pages\/(?:NotFound|Home)Page\.tsx$/,
];

/** For `laterCopies`: modules of many small parts, and whose first copy is the visitor's. */
export const COPIES = {
  copied: [/\/valibot\/dist\//, /\/primitives\/Icon\/(?:glyphs|signs)\.ts$/],
  first: FIRST,
};

const isOneOf = (patterns: readonly RegExp[], id: string) =>
  patterns.some((pattern) => pattern.test(id));

/** How the bundler cuts the site into files; the first group that fits has a module. */
export const GROUPS = [
  { name: 'frame', test: (id: string) => !id.endsWith(LATER) && isOneOf(FRAME, id) },
  { name: 'slides', test: (id: string) => isOneOf(SLIDES, id) },
  { name: 'home', test: (id: string) => !id.endsWith(LATER) && isOneOf(HOME, id) },
  ...Object.entries(LATER_GROUPS).map(([name, patterns]) => ({
    name,
    test: (id: string) => isOneOf(patterns, id),
  })),
];
