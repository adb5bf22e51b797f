import type { Hono } from 'hono';
import { affiliateRoutes } from './affiliate/affiliateRoutes.ts';
import { authRoutes } from './auth/authRoutes.ts';
import { chatRoutes } from './chat/chatRoutes.ts';
import { type MovableClock, movableClock, systemClock } from './clock/clock.ts';
import type { Context } from './context.ts';
import { type Control, controlRoutes } from './control/controlRoutes.ts';
import { noteFault, recordRequests } from './control/log/recordRequests.ts';
import { type LogEntry, createRequestLog } from './control/log/requestLog.ts';
import { type Database, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { seed } from './db/seed/seed.ts';
import { type Wait, realWait } from './faults/delays.ts';
import { createFaultBoard } from './faults/faultBoard.ts';
import { replyFaults } from './faults/replyFaults.ts';
import { wireFaults } from './faults/wireFaults.ts';
import { gameRoutes } from './games/gameRoutes.ts';
import { graphqlRoutes } from './graphql/graphqlRoutes.ts';
import { helpRoutes } from './help/helpRoutes.ts';
import { historyRoutes } from './history/historyRoutes.ts';
import { cdnRoutes } from './http/cdnRoutes.ts';
import { cors } from './http/cors.ts';
import { crossSiteGuard } from './http/crossSiteGuard.ts';
import { emptyApp } from './http/emptyApp.ts';
import { jackpotRoutes } from './jackpots/jackpotRoutes.ts';
import { joinRoutes } from './join/joinRoutes.ts';
import { linePageRoutes } from './line/linePageRoutes.ts';
import { lineRoutes } from './line/lineRoutes.ts';
import { memberRoutes } from './members/memberRoutes.ts';
import { missionRoutes } from './missions/missionRoutes.ts';
import { noticeRoutes } from './notices/noticeRoutes.ts';
import { passkeyRoutes } from './passkeys/passkeyRoutes.ts';
import { paymentRoutes } from './payments/paymentRoutes.ts';
import { playRoutes } from './play/playRoutes.ts';
import { bonusRoutes } from './promotions/bonusRoutes.ts';
import { eventRoutes } from './promotions/eventRoutes.ts';
import { promotionRoutes } from './promotions/promotionRoutes.ts';
import { rewardRoutes } from './promotions/rewardRoutes.ts';
import { runningRoutes } from './promotions/runningRoutes.ts';
import { protectionRoutes } from './protection/protectionRoutes.ts';
import { type Random, secureRandom } from './random/random.ts';
import { type Rules, defaultRules } from './rules.ts';
import { duringMaintenance } from './settings/duringMaintenance.ts';
import { readSetting } from './settings/settings.ts';
import { siteRoutes } from './site/siteRoutes.ts';
import { createReportLog } from './telemetry/reportLog.ts';
import { telemetryRoutes } from './telemetry/telemetryRoutes.ts';
import { tournamentRoutes } from './tournaments/tournamentRoutes.ts';
import { vipRoutes } from './vip/vipRoutes.ts';
import { withdrawRoutes } from './withdrawals/withdrawRoutes.ts';

/** Options of a sandbox; the defaults suit an in-process test. */
export interface SandboxOptions {
  /** Database file. @default ':memory:' */
  file?: string;
  /** The control side can move it. @default the system clock, starting at `startAt` */
  clock?: MovableClock;
  /** Start of the clock at every start and reset, in milliseconds since 1970. @default real time */
  startAt?: number | undefined;
  /** @default unpredictable randomness */
  random?: Random;
  /** Overrides of the rules. */
  rules?: Partial<Rules>;
  /** @default 'http://127.0.0.1:4010' */
  apiOrigin?: string;
  /** @default 'http://127.0.0.1:4011' */
  gamesOrigin?: string;
  /** @default ['http://localhost:5173'] */
  siteOrigins?: readonly [string, ...string[]];
  /** How slow faults wait. @default in real time */
  wait?: Wait;
  /** Called with every unexpected error. @default prints it */
  onError?: (error: Error) => void;
}

/** A sandbox that does not listen on a port yet. */
export interface Sandbox {
  /** The member API with its CDN. */
  api: Hono;
  /** The origin of the games. */
  games: Hono;
  db: Database;
  context: Context;
  /** State of the control side: clock, faults, log. */
  control: Control;
  /** Closes the database. */
  close(): void;
}

/** Creates a sandbox: opens, migrates and seeds its database, and sets up its routes. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const db = openDatabase(options.file ?? ':memory:');
  const clock = options.clock ?? movableClock(systemClock, options.startAt);
  const control: Control = {
    clock,
    faults: createFaultBoard(),
    log: createRequestLog(),
    reports: createReportLog(),
  };
  const context: Context = {
    db,
    clock,
    random: options.random ?? secureRandom,
    rules: { ...defaultRules, ...options.rules },
    apiOrigin: options.apiOrigin ?? 'http://127.0.0.1:4010',
    gamesOrigin: options.gamesOrigin ?? 'http://127.0.0.1:4011',
    siteOrigins: options.siteOrigins ?? ['http://localhost:5173'],
  };
  migrate(db);
  if (options.startAt === undefined) clock.advance(readSetting(db, 'clockOffset'));
  seed(context);
  const onError = options.onError ?? ((error: Error) => console.error(error));

  const around = (origin: LogEntry['origin']) => [
    recordRequests(control.log, clock, origin),
    wireFaults({
      board: control.faults,
      wait: options.wait ?? realWait,
      onHit: (wire, kind) => noteFault(control.log, wire, kind),
    }),
  ];

  const api = emptyApp(context, { onError, around: around('api') });
  controlRoutes(api, context, control);
  api.use(cors(context.siteOrigins));
  telemetryRoutes(api, context, control.reports);
  api.use(
    crossSiteGuard([...context.siteOrigins, context.apiOrigin], {
      '/refreshtoken/true': 'multipart/form-data',
      '/line/consent': 'application/x-www-form-urlencoded',
    }),
  );
  linePageRoutes(api, context);
  api.use(replyFaults());
  api.use(duringMaintenance(context));
  siteRoutes(api, context);
  cdnRoutes(api, context.rules);
  authRoutes(api, context);
  joinRoutes(api, context);
  lineRoutes(api, context);
  passkeyRoutes(api, context);
  memberRoutes(api, context);
  historyRoutes(api, context);
  gameRoutes(api, context);
  jackpotRoutes(api, context);
  graphqlRoutes(api, context, onError);
  paymentRoutes(api, context);
  withdrawRoutes(api, context);
  protectionRoutes(api, context);
  affiliateRoutes(api, context);
  tournamentRoutes(api, context);
  vipRoutes(api, context);
  helpRoutes(api);
  promotionRoutes(api, context);
  runningRoutes(api, context);
  bonusRoutes(api, context);
  eventRoutes(api, context);
  missionRoutes(api, context);
  rewardRoutes(api, context);
  noticeRoutes(api, context);
  chatRoutes(api, context);

  const games = emptyApp(context, { onError, around: around('games') });
  games.use(crossSiteGuard([context.gamesOrigin]));
  games.use(replyFaults());
  playRoutes(games, context);

  return { api, games, db, context, control, close: () => db.close() };
}
