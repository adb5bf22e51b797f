import * as v from 'valibot';

import { host } from './address.ts';
import { setting } from './setting.ts';

const without = (description: string, example: string) =>
  v.optional(setting(v.nullable(host), description, example), null);

/** Hosts of the product. */
export const hostsSchema = v.strictObject({
  api: setting(host, 'The member API.', 'https://api.brand.example'),
  auth: setting(host, 'Login, refresh and GraphQL.', 'https://auth.brand.example'),
  cdn: setting(
    host,
    'Pictures; the guide to USDT has its own at /usdt-guide/step-1.th.svg to step-6.en.svg.',
    'https://cdn.brand.example',
  ),
  games: setting(host, 'The games, shown in a frame.', 'https://games.brand.example'),
  line: without('LINE; null: no LINE login.', 'https://line.brand.example'),
  reward: without(
    'The reward service; null: deposit promotions are not checked.',
    'https://reward.brand.example',
  ),
  chat: without('Live chat; null: none.', 'https://chat.brand.example'),
});

/** Additional hosts of one kind. */
export const moreHosts = (description: string, example: string) =>
  v.optional(setting(v.pipe(v.array(host), v.maxLength(20)), description, [example]), []);
