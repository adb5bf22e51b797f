import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { authRoutes } from './auth/authRoutes.ts';
import { type Clock, type MovableClock, systemClock } from './clock/clock.ts';
import { bannerRoutes } from './content/bannerRoutes.ts';
import type { Context } from './context.ts';
import { type Database, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { seed } from './db/seed/seed.ts';
import { gameRoutes } from './games/gameRoutes.ts';
import { historyRoutes } from './history/historyRoutes.ts';
import { cdnRoutes } from './http/cdnRoutes.ts';
import { cors } from './http/cors.ts';
import { Refusal, invalidField, notFound } from './http/refusal.ts';
import { memberRoutes } from './members/memberRoutes.ts';
import { paymentRoutes } from './payments/paymentRoutes.ts';
import { playRoutes } from './play/playRoutes.ts';
import { type Random, secureRandom } from './random/random.ts';
import { type Rules, defaultRules } from './rules.ts';
import { settle } from './settle.ts';
import { testRoutes } from './testing/testRoutes.ts';
import { withdrawRoutes } from './withdrawals/withdrawRoutes.ts';

/** What a sandbox can be made with; everything has a default that suits a test in process. */
export interface SandboxOptions {
  /** Database file. @default ':memory:' */
  file?: string;
  /** @default the clock of the machine */
  clock?: Clock;
  /** @default chance that nobody can foresee */
  random?: Random;
  /** Figures to change. */
  rules?: Partial<Rules>;
  /** @default 'http://127.0.0.1:4010' */
  apiOrigin?: string;
  /** @default 'http://127.0.0.1:4011' */
  gamesOrigin?: string;
  /** @default ['http://localhost:5173'] */
  siteOrigins?: readonly [string, ...string[]];
  /** Adds `/__sandbox/clock` and `/__sandbox/reset`, which move this clock. */
  testClock?: MovableClock;
  /** Told of every error that is no refusal. @default prints it */
  onError?: (error: Error) => void;
}

/** A sandbox that listens nowhere yet. */
export interface Sandbox {
  /** The member API with its CDN. */
  api: Hono;
  /** The origin of the games. */
  games: Hono;
  db: Database;
  context: Context;
  /** Closes the database. */
  close(): void;
}

/** Makes a sandbox: opens, migrates and seeds its database, and lays its routes. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const db = openDatabase(options.file ?? ':memory:');
  const context: Context = {
    db,
    clock: options.testClock ?? options.clock ?? systemClock,
    random: options.random ?? secureRandom,
    rules: { ...defaultRules, ...options.rules },
    apiOrigin: options.apiOrigin ?? 'http://127.0.0.1:4010',
    gamesOrigin: options.gamesOrigin ?? 'http://127.0.0.1:4011',
    siteOrigins: options.siteOrigins ?? ['http://localhost:5173'],
  };
  migrate(db);
  seed(context);
  const onError = options.onError ?? ((error: Error) => console.error(error));

  const api = emptyApp(context, onError);
  api.use(cors(context.siteOrigins));
  api.get('/', (request) => request.json({ code: 1, messages: 'ok' }));
  cdnRoutes(api);
  authRoutes(api, context);
  memberRoutes(api, context);
  historyRoutes(api, context);
  gameRoutes(api, context);
  paymentRoutes(api, context);
  withdrawRoutes(api, context);
  bannerRoutes(api, context);
  if (options.testClock) testRoutes(api, context, options.testClock);

  const games = emptyApp(context, onError);
  playRoutes(games, context);

  return { api, games, db, context, close: () => db.close() };
}

const BODY_LIMIT = 64 * 1024;

/** What both origins share: the server's clock in `Date`, money settled up to now, and refusals as replies. */
function emptyApp(context: Context, onError: (error: Error) => void): Hono {
  const app = new Hono();
  app.use(async (request, next) => {
    settle(context);
    await next();
    request.header('Date', new Date(context.clock.now()).toUTCString());
    if (!request.res.headers.has('Cache-Control')) request.header('Cache-Control', 'no-store');
  });
  app.use(
    bodyLimit({ maxSize: BODY_LIMIT, onError: (request) => refuse(request, invalidField('')) }),
  );
  app.notFound((request) => refuse(request, notFound()));
  app.onError((error, request) => {
    if (error instanceof Refusal) return refuse(request, error);
    onError(error);
    return request.json({ code: 9998, messages: 'service unavailable' }, 503);
  });
  return app;
}

function refuse(request: HonoContext, { status, body }: Refusal): Response {
  return request.json(body, status);
}
