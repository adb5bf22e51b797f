// Made by `npm run generate` from openapi/member-auth.graphql and src/documents. Not edited by hand.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Baht, a number with at most two decimals. */
  Baht: { input: number; output: number; }
  /** Seconds since 1970-01-01T00:00:00Z, a whole number (beyond what Int can hold from 2038 on). */
  UnixSeconds: { input: number; output: number; }
};

/** Game category keys of section 2. */
export type GameType =
  | 'casino'
  | 'slot'
  | 'fishing'
  | 'lotto'
  | 'sport';

/** Sort options of section 2. */
export type GameSort =
  /** Default: the operator's order; favourites and recently played games the latest first. */
  | 'default'
  /** New games first. */
  | 'new'
  /** Hit games first. */
  | 'hot'
  /** Freespin games first. */
  | 'freespin'
  /** A-Z by the English name. */
  | 'az';

/** Kinds of notification (section 3, Notification item). */
export type NotifyType =
  | 'bank'
  | 'promotion'
  | 'game'
  | 'maintenance'
  /** x-inferred: about the member's own money. */
  | 'wallet';

/** Languages of the site (section 2). */
export type Lang =
  | 'th'
  | 'en';

/** What can be asked (section 7). */
export type Query = {
  /** Games, filtered and sorted (sections 3 and 7). Public; with a session each game also says what is the member's own. */
  readonly lists: ReadonlyArray<GameListItem>;
  /** Providers that have games, each once for every kind that it makes (sections 3 and 7). Public, as `lists`. */
  readonly categorys: ReadonlyArray<GameCategory>;
  /** How many favourites and recently played games the member has (sections 2 and 7, Counts of section 3). For members. */
  readonly getFavouriteAndRecent: Counts;
  /** Notifications that run now for the member, the newest first (sections 3, 4 and 7). For members. */
  readonly getNotifys: ReadonlyArray<Notify>;
  /** One notification, also one that has ended; null where there is none for this member (section 7). For members. */
  readonly getNotify: Maybe<Notify>;
};


/** What can be asked (section 7). */
export type QueryListsArgs = {
  groupID: Scalars['String']['input'];
  type?: InputMaybe<GameType>;
  search?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  hot?: InputMaybe<Scalars['Boolean']['input']>;
  gameNew?: InputMaybe<Scalars['Boolean']['input']>;
  freespin?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  categoryName?: InputMaybe<Scalars['String']['input']>;
  handle?: InputMaybe<Scalars['String']['input']>;
  userID?: InputMaybe<Scalars['ID']['input']>;
  favourite?: InputMaybe<Scalars['Boolean']['input']>;
  recent?: InputMaybe<Scalars['Boolean']['input']>;
  favouriteAndRecentFocus?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<GameSort>;
};


/** What can be asked (section 7). */
export type QueryCategorysArgs = {
  groupID: Scalars['String']['input'];
  type?: InputMaybe<GameType>;
  handle?: InputMaybe<Scalars['String']['input']>;
  userID?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be asked (section 7). */
export type QueryGetFavouriteAndRecentArgs = {
  userID?: InputMaybe<Scalars['ID']['input']>;
  groupID?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked (section 7). */
export type QueryGetNotifysArgs = {
  groupID: Scalars['String']['input'];
  groupCustomer?: InputMaybe<Scalars['String']['input']>;
  lang?: InputMaybe<Lang>;
};


/** What can be asked (section 7). */
export type QueryGetNotifyArgs = {
  id: Scalars['ID']['input'];
  lang?: InputMaybe<Lang>;
};

/** What can be changed (section 7). */
export type Mutation = {
  /**
   * Makes a game a favourite, or no favourite any more when it was one (section 4, Favourite toggle). For members. Sent twice
   * it is as before: after a lost answer ask for the counts, do not send it again.
   */
  readonly addFavourite: Counts;
  /** Records a game as the one that was played last (section 4, Game launch). For members. Sent twice it counts once. */
  readonly addRecent: Counts;
};


/** What can be changed (section 7). */
export type MutationAddFavouriteArgs = {
  userID: Scalars['ID']['input'];
  gameID: Scalars['ID']['input'];
};


/** What can be changed (section 7). */
export type MutationAddRecentArgs = {
  userID: Scalars['ID']['input'];
  gameID: Scalars['ID']['input'];
};

/** Counts of section 3, shown in the sidebar. */
export type Counts = {
  /** Games that are the member's favourites and offered now. */
  readonly countFavourite: Scalars['Int']['output'];
  /** Games that the member has played and that are offered now. */
  readonly countRecent: Scalars['Int']['output'];
};

/** A game (section 3, Game list item). */
export type GameListItem = {
  /** Id of the game, as favourites and recents take it. */
  readonly _id: Scalars['ID']['output'];
  /** Kind of game. */
  readonly type: GameType;
  /** Key of the provider, as `lists` takes it. */
  readonly category: Scalars['String']['output'];
  /** `game_code` of the launch call; empty where the handle alone tells the game. */
  readonly code: Scalars['String']['output'];
  /** Absolute address of the cover, 3:4; null where there is none. */
  readonly img: Maybe<Scalars['String']['output']>;
  /** Inferred: the two layers of the cover next to each other, 3:2: what is behind its figure, and the figure on a transparent ground. */
  readonly imgLayers: Maybe<Scalars['String']['output']>;
  /** Languages that the game speaks, e.g. `th`. */
  readonly language: ReadonlyArray<Scalars['String']['output']>;
  /** Name in Thai. */
  readonly nameTh: Scalars['String']['output'];
  /** Name in English. */
  readonly nameEn: Scalars['String']['output'];
  /** True where the game has free spins. */
  readonly freespin: Scalars['Boolean']['output'];
  /** True where the operator marks it as hot. */
  readonly hot: Scalars['Boolean']['output'];
  /** True where the operator marks it as new. */
  readonly new: Scalars['Boolean']['output'];
  /** Name of the provider. */
  readonly categoryName: Scalars['String']['output'];
  /** Path of the launch call on the API host (section 7, `POST {launch path}`). */
  readonly handle: Scalars['String']['output'];
  /** Inferred: dominant colour of the cover, `#rrggbb`; null where unknown. */
  readonly color: Maybe<Scalars['String']['output']>;
  /** Inferred: the provider; null where the backend tells it by `category` and `categoryName` alone. */
  readonly provider: Maybe<GameProvider>;
  /** Inferred: true where the game can be tried with play money and without a session. */
  readonly demo: Scalars['Boolean']['output'];
  /** Inferred: how many members have played it today so far, by the calendar of Bangkok; null where they are not counted. */
  readonly playersToday: Maybe<Scalars['Int']['output']>;
  /** Inferred: largest win of one round in the last 7 days, in baht; null where there was none. */
  readonly biggestWin: Maybe<Scalars['Float']['output']>;
  /** Stars from 0 to 5 with one decimal; null for a visitor. */
  readonly rating: Maybe<Scalars['Float']['output']>;
  /** Whether it is a favourite; null for a visitor. */
  readonly favourite: Maybe<Scalars['Boolean']['output']>;
  /** Whether the member has played it; null for a visitor. */
  readonly recent: Maybe<Scalars['Boolean']['output']>;
  /** False while the game cannot be started; null for a visitor. */
  readonly launching: Maybe<Scalars['Boolean']['output']>;
  /** Figures of the launching variant; null where the game has none. */
  readonly game_info: Maybe<GameInfo>;
  /** Wins of the last 30 days of at least 5 times the bet, the newest first, at most 10; null where the game is no slot. */
  readonly slotWinHistory: Maybe<ReadonlyArray<SlotWin>>;
};

/** Inferred: maker of a game. */
export type GameProvider = {
  /** Its `category`. */
  readonly id: Scalars['ID']['output'];
  /** Name as it is shown, the same in both languages. */
  readonly name: Scalars['String']['output'];
  /** Absolute address of its mark; null where there is none. */
  readonly img: Maybe<Scalars['String']['output']>;
};

/** Figures of a game (section 3, launching variant). */
export type GameInfo = {
  /** Return to player in percent, in the long run. */
  readonly rtp: Maybe<Scalars['Float']['output']>;
  /** Smallest bet. */
  readonly min_bet: Maybe<Scalars['Baht']['output']>;
  /** Largest bet. */
  readonly max_bet: Maybe<Scalars['Baht']['output']>;
  /** Inferred: `low`, `medium` or `high`. */
  readonly volatility: Maybe<Scalars['String']['output']>;
  /** Winning lines, or ways; 0 where the kind of game has none. */
  readonly paylines: Maybe<Scalars['Int']['output']>;
  /** Rounds that pay, in percent. */
  readonly hit_ratio: Maybe<Scalars['Float']['output']>;
  /** Today so far, by the calendar of Bangkok. */
  readonly day: Maybe<RtpTrend>;
  /** The last 7 days, today included. */
  readonly week: Maybe<RtpTrend>;
  /** The last 30 days, today included. */
  readonly month: Maybe<RtpTrend>;
};

/** What a game gave back in a span of time (section 3). */
export type RtpTrend = {
  /** Inferred: `up`, `down` or `flat` against the long run. */
  readonly trend: Maybe<Scalars['String']['output']>;
  /** Return to player in percent, in that span. */
  readonly rtp: Maybe<Scalars['Float']['output']>;
};

/** A win that others are shown (section 3, slotWinHistory). */
export type SlotWin = {
  /** Masked, e.g. `som***`. */
  readonly username: Scalars['String']['output'];
  /** When it was won. */
  readonly date_time: Scalars['UnixSeconds']['output'];
  /** What was bet. */
  readonly bet: Scalars['Baht']['output'];
  /** What was won. */
  readonly win: Scalars['Baht']['output'];
  /** Win divided by bet. */
  readonly multiplier: Scalars['Float']['output'];
};

/** A provider with its games of one kind (section 3, Game category). */
export type GameCategory = {
  /** Id of the entry. */
  readonly _id: Scalars['ID']['output'];
  /** Kind of game that this entry is about. */
  readonly type: GameType;
  /** Key that `lists` takes as `category`. */
  readonly category: Scalars['String']['output'];
  /** Inferred: code of the provider. */
  readonly code: Scalars['String']['output'];
  /** Absolute address of the provider's mark; null where there is none. */
  readonly img: Maybe<Scalars['String']['output']>;
  /** Languages that its games speak, e.g. `th`. */
  readonly language: ReadonlyArray<Scalars['String']['output']>;
  /** Name in Thai. */
  readonly nameTh: Scalars['String']['output'];
  /** Name in English. */
  readonly nameEn: Scalars['String']['output'];
  /** False while the provider is in maintenance or not offered. */
  readonly launching: Scalars['Boolean']['output'];
  /** True where one of its games is hot. */
  readonly hot: Scalars['Boolean']['output'];
  /** True where one of its games is new. */
  readonly new: Scalars['Boolean']['output'];
  /** Inferred: true where the provider opens a lobby of its own instead of a list of games. */
  readonly root: Scalars['Boolean']['output'];
  /** Name of the provider. */
  readonly categoryName: Scalars['String']['output'];
  /** Path of the launch call. */
  readonly handle: Scalars['String']['output'];
  /** Inferred: how many games of this kind it offers. */
  readonly count: Scalars['Int']['output'];
  /** False where this member may not play here; null for a visitor. */
  readonly enable: Maybe<Scalars['Boolean']['output']>;
  /** Whether one of its games is a favourite; null for a visitor. */
  readonly favourite: Maybe<Scalars['Boolean']['output']>;
  /** Whether the member has played one of its games; null for a visitor. */
  readonly recent: Maybe<Scalars['Boolean']['output']>;
};

/** A notification (section 3, Notification item; section 4, Notifications). */
export type Notify = {
  /** Id of the notification. */
  readonly id: Scalars['ID']['output'];
  /** Kind of notification. */
  readonly type: NotifyType;
  /** In the language asked for. */
  readonly title: Scalars['String']['output'];
  /** Address of a picture; null where there is none. */
  readonly imageUrl: Maybe<Scalars['String']['output']>;
  /** Name of the game of a game notice, in the language asked for; null where it is about none. */
  readonly gameName: Maybe<Scalars['String']['output']>;
  /** HTML as the operator wrote it. The client sanitises it before showing it. */
  readonly content: Scalars['String']['output'];
  /** Path of the site (`/promotion`) or an https address; null where it leads nowhere. */
  readonly link: Maybe<Scalars['String']['output']>;
  /** Inferred: true: once closed it does not come back; false: it comes back 2 hours after it was closed (section 4). */
  readonly showOne: Scalars['Boolean']['output'];
  /** True: showing it asks for the upgrade-member flag update (section 4). */
  readonly forceUpgate: Scalars['Boolean']['output'];
  /** Inferred: true: it opens automatically; false: it is only in the inbox. */
  readonly alert: Scalars['Boolean']['output'];
  /** Inferred: when it ends; null where it has no end. */
  readonly expired: Maybe<Scalars['UnixSeconds']['output']>;
};
