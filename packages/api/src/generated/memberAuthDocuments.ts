// Made by `npm run generate` from openapi/member-auth.graphql and src/documents. Not edited by hand.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './member-auth.ts';

import type { GraphqlDocument } from '../client/graphql.ts';
export type GameCardFragment = { readonly _id: string, readonly type: Types.GameType, readonly category: string, readonly code: string, readonly img: string | null, readonly imgLayers: string | null, readonly nameTh: string, readonly nameEn: string, readonly freespin: boolean, readonly hot: boolean, readonly new: boolean, readonly categoryName: string, readonly handle: string, readonly color: string | null, readonly favourite: boolean | null, readonly recent: boolean | null, readonly launching: boolean | null, readonly demo: boolean, readonly provider: { readonly id: string, readonly name: string, readonly img: string | null } | null, readonly game_info: { readonly rtp: number | null } | null };

export type GameListsQueryVariables = Exact<{
  groupID: string;
  userID?: string | null | undefined;
  type?: Types.GameType | null | undefined;
  search?: string | null | undefined;
  category?: string | null | undefined;
  hot?: boolean | null | undefined;
  gameNew?: boolean | null | undefined;
  freespin?: boolean | null | undefined;
  favourite?: boolean | null | undefined;
  recent?: boolean | null | undefined;
  favouriteAndRecentFocus?: boolean | null | undefined;
  sort?: Types.GameSort | null | undefined;
  limit?: number | null | undefined;
  skip?: number | null | undefined;
}>;


export type GameListsQuery = { readonly lists: ReadonlyArray<{ readonly _id: string, readonly type: Types.GameType, readonly category: string, readonly code: string, readonly img: string | null, readonly imgLayers: string | null, readonly nameTh: string, readonly nameEn: string, readonly freespin: boolean, readonly hot: boolean, readonly new: boolean, readonly categoryName: string, readonly handle: string, readonly color: string | null, readonly favourite: boolean | null, readonly recent: boolean | null, readonly launching: boolean | null, readonly demo: boolean, readonly provider: { readonly id: string, readonly name: string, readonly img: string | null } | null, readonly game_info: { readonly rtp: number | null } | null }> };

export type GameCategoriesQueryVariables = Exact<{
  groupID: string;
  userID?: string | null | undefined;
  type?: Types.GameType | null | undefined;
}>;


export type GameCategoriesQuery = { readonly categorys: ReadonlyArray<{ readonly _id: string, readonly type: Types.GameType, readonly category: string, readonly nameTh: string, readonly nameEn: string, readonly img: string | null, readonly launching: boolean, readonly enable: boolean | null }> };

export type GameCountsQueryVariables = Exact<{
  userID?: string | null | undefined;
  groupID?: string | null | undefined;
}>;


export type GameCountsQuery = { readonly getFavouriteAndRecent: { readonly countFavourite: number, readonly countRecent: number } };

export type ToggleFavouriteMutationVariables = Exact<{
  userID: string;
  gameID: string;
}>;


export type ToggleFavouriteMutation = { readonly addFavourite: { readonly countFavourite: number, readonly countRecent: number } };

export type RecordRecentMutationVariables = Exact<{
  userID: string;
  gameID: string;
}>;


export type RecordRecentMutation = { readonly addRecent: { readonly countFavourite: number, readonly countRecent: number } };

export type NotifyFieldsFragment = { readonly id: string, readonly type: Types.NotifyType, readonly title: string, readonly imageUrl: string | null, readonly gameName: string | null, readonly content: string, readonly link: string | null, readonly showOne: boolean, readonly forceUpgate: boolean, readonly alert: boolean, readonly expired: number | null };

export type NotifiesQueryVariables = Exact<{
  groupID: string;
  groupCustomer?: string | null | undefined;
  lang?: Types.Lang | null | undefined;
}>;


export type NotifiesQuery = { readonly getNotifys: ReadonlyArray<{ readonly id: string, readonly type: Types.NotifyType, readonly title: string, readonly imageUrl: string | null, readonly gameName: string | null, readonly content: string, readonly link: string | null, readonly showOne: boolean, readonly forceUpgate: boolean, readonly alert: boolean, readonly expired: number | null }> };

export type NotifyQueryVariables = Exact<{
  id: string;
  lang?: Types.Lang | null | undefined;
}>;


export type NotifyQuery = { readonly getNotify: { readonly id: string, readonly type: Types.NotifyType, readonly title: string, readonly imageUrl: string | null, readonly gameName: string | null, readonly content: string, readonly link: string | null, readonly showOne: boolean, readonly forceUpgate: boolean, readonly alert: boolean, readonly expired: number | null } | null };

export const gameListsDocument = "query gameLists($groupID:String!$userID:ID$type:GameType$search:String$category:String$hot:Boolean$gameNew:Boolean$freespin:Boolean$favourite:Boolean$recent:Boolean$favouriteAndRecentFocus:Boolean$sort:GameSort$limit:Int$skip:Int){lists(groupID:$groupID userID:$userID type:$type search:$search category:$category hot:$hot gameNew:$gameNew freespin:$freespin favourite:$favourite recent:$recent favouriteAndRecentFocus:$favouriteAndRecentFocus sort:$sort limit:$limit skip:$skip){...GameCard}}fragment GameCard on GameListItem{_id type category code img imgLayers nameTh nameEn freespin hot new categoryName handle color provider{id name img}favourite recent launching demo game_info{rtp}}" as GraphqlDocument<GameListsQuery, GameListsQueryVariables>;
export const gameCategoriesDocument = "query gameCategories($groupID:String!$userID:ID$type:GameType){categorys(groupID:$groupID userID:$userID type:$type){_id type category nameTh nameEn img launching enable}}" as GraphqlDocument<GameCategoriesQuery, GameCategoriesQueryVariables>;
export const gameCountsDocument = "query gameCounts($userID:ID$groupID:String){getFavouriteAndRecent(userID:$userID groupID:$groupID){countFavourite countRecent}}" as GraphqlDocument<GameCountsQuery, GameCountsQueryVariables>;
export const toggleFavouriteDocument = "mutation toggleFavourite($userID:ID!$gameID:ID!){addFavourite(userID:$userID gameID:$gameID){countFavourite countRecent}}" as GraphqlDocument<ToggleFavouriteMutation, ToggleFavouriteMutationVariables>;
export const recordRecentDocument = "mutation recordRecent($userID:ID!$gameID:ID!){addRecent(userID:$userID gameID:$gameID){countFavourite countRecent}}" as GraphqlDocument<RecordRecentMutation, RecordRecentMutationVariables>;
export const notifiesDocument = "query notifies($groupID:String!$groupCustomer:String$lang:Lang){getNotifys(groupID:$groupID groupCustomer:$groupCustomer lang:$lang){...NotifyFields}}fragment NotifyFields on Notify{id type title imageUrl gameName content link showOne forceUpgate alert expired}" as GraphqlDocument<NotifiesQuery, NotifiesQueryVariables>;
export const notifyDocument = "query notify($id:ID!$lang:Lang){getNotify(id:$id lang:$lang){...NotifyFields}}fragment NotifyFields on Notify{id type title imageUrl gameName content link showOne forceUpgate alert expired}" as GraphqlDocument<NotifyQuery, NotifyQueryVariables>;
