import * as v from 'valibot';
import type { Caller } from '../auth/sessions.ts';
import type { Context } from '../context.ts';
import { askedGames } from '../games/askedGames.ts';
import { gameIndex } from '../games/gameIndex.ts';
import { countsOf, rememberGame, shelfOf, toggleFavourite } from '../games/shelf.ts';
import { wireCategories } from '../games/wireCategory.ts';
import { recentPlay } from '../games/recentPlay.ts';
import { codeOfId, wireGame } from '../games/wireGame.ts';
import { Refusal, invalidField, sessionInvalid } from '../http/refusal.ts';
import { gameType, language, text, valid, wholeNumber } from '../http/validate.ts';
import { notifiesFor, notifyOf } from '../notices/notices.ts';

/** Context of every resolver. */
export interface GraphqlContext {
  context: Context;
  /** Undefined for a visitor. */
  caller: Caller | undefined;
}

/** GraphQL also sends null for omitted values. */
function given<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );
}

const group = text(1, 64);
const ids = given(text(1, 64));
const flag = given(v.boolean());
const Lists = v.object({
  groupID: group,
  userID: ids,
  type: given(gameType),
  search: given(text(0, 64)),
  category: given(text(0, 64)),
  categoryName: given(text(0, 64)),
  handle: given(text(0, 200)),
  hot: flag,
  gameNew: flag,
  freespin: flag,
  favourite: flag,
  recent: flag,
  favouriteAndRecentFocus: flag,
  limit: given(wholeNumber(1, 500)),
  skip: given(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  sort: given(v.picklist(['default', 'new', 'hot', 'freespin', 'az'])),
});
const Categorys = v.object({
  groupID: group,
  userID: ids,
  type: given(gameType),
  handle: given(text(0, 200)),
});
const Counts = v.object({ userID: ids, groupID: given(group) });
const Notifys = v.object({
  groupID: group,
  groupCustomer: given(text(0, 64)),
  lang: given(language),
});
const Notify = v.object({ id: text(1, 64), lang: given(language) });
const Shelved = v.object({ userID: text(1, 64), gameID: text(1, 80) });

/** The calling member. Throws 7002 for a visitor. */
function memberOf({ caller }: GraphqlContext): string {
  if (!caller) throw sessionInvalid();
  return caller.member;
}

/** Throws if the given member is not the caller: 4000 on `userID`, and 7002 for a visitor. */
function checkUser(graphql: GraphqlContext, userID: string | undefined): void {
  if (userID === undefined || memberOf(graphql) === userID) return;
  throw new Refusal(400, {
    code: 4000,
    messages: 'userID is not the member who asks',
    field: 'userID',
  });
}

/** Code of the game of that id. Throws 4000 if the game is not offered. */
function offeredCode(context: Context, gameID: string): string {
  const code = codeOfId(gameID);
  if (!gameIndex(context).gameOf(code)) throw invalidField('gameID');
  return code;
}

/** The resolvers of all queries and mutations of section 7. */
export const resolvers = {
  lists(args: unknown, graphql: GraphqlContext) {
    const { context, caller } = graphql;
    // All groups are offered the same games.
    const { groupID: _, userID, gameNew, limit = 60, skip = 0, ...asked } = valid(Lists, args);
    checkUser(graphql, userID);
    if (asked.favourite || asked.recent || asked.favouriteAndRecentFocus) memberOf(graphql);
    const shelf = caller && shelfOf(context, caller.member);
    const playOf = recentPlay(context);
    return askedGames(context, { ...asked, new: gameNew }, shelf)
      .slice(skip, skip + limit)
      .map((each) => ({ ...wireGame(context, each, shelf), ...playOf(each.game.code) }));
  },

  categorys(args: unknown, graphql: GraphqlContext) {
    const { context, caller } = graphql;
    const { userID, type, handle } = valid(Categorys, args);
    checkUser(graphql, userID);
    return wireCategories(context, { type, handle }, caller && shelfOf(context, caller.member));
  },

  getFavouriteAndRecent(args: unknown, graphql: GraphqlContext) {
    const member = memberOf(graphql);
    const { userID, groupID } = valid(Counts, args);
    if (userID === undefined && groupID === undefined) throw invalidField('userID');
    checkUser(graphql, userID);
    return countsOf(graphql.context, member);
  },

  getNotifys(args: unknown, graphql: GraphqlContext) {
    const member = memberOf(graphql);
    const { groupID, groupCustomer = null, lang = 'th' } = valid(Notifys, args);
    return notifiesFor(graphql.context, { member, groupID, groupCustomer, lang });
  },

  getNotify(args: unknown, graphql: GraphqlContext) {
    const member = memberOf(graphql);
    const { id, lang = 'th' } = valid(Notify, args);
    return notifyOf(graphql.context, { member, id, lang });
  },

  addFavourite(args: unknown, graphql: GraphqlContext) {
    const member = memberOf(graphql);
    const { userID, gameID } = valid(Shelved, args);
    checkUser(graphql, userID);
    toggleFavourite(graphql.context, member, offeredCode(graphql.context, gameID));
    return countsOf(graphql.context, member);
  },

  addRecent(args: unknown, graphql: GraphqlContext) {
    const member = memberOf(graphql);
    const { userID, gameID } = valid(Shelved, args);
    checkUser(graphql, userID);
    rememberGame(graphql.context, member, offeredCode(graphql.context, gameID));
    return countsOf(graphql.context, member);
  },
};
