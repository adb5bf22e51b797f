// Serves the built site on localhost: node --conditions=source site/server/main.ts (HELP says the rest)
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brandsByHost, oneBrand } from './brands.ts';
import { hostsFromEnvironment, operatorCheck } from './builtOperator.ts';
import { listenOnLocalhost } from './listenOnLocalhost.ts';
import { createSiteServer } from './siteServer.ts';

const HELP = `node --conditions=source site/server/main.ts [options]

  --port <port>          else SITE_PORT, else 5173
  --dist <folder>        the built site, else site/dist
  --operator <folder>    the operator folder that brand-theme build has written, else site/dist/operator
  --operators <folder>   holds several of them, chosen by the host name of each request
  --default <name>       of --operators, the one for host names that none of them has; else those get 421
  --local                allows hosts on this machine or over http, and the options below
  --api, --auth, --cdn, --games, --line, --reward, --chat <address>
                         in place of the operator's own hosts, also as SITE_API_HOST and so on
`;

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    port: text,
    dist: text,
    operator: text,
    operators: text,
    default: text,
    local: { type: 'boolean' },
    api: text,
    auth: text,
    cdn: text,
    games: text,
    line: text,
    reward: text,
    chat: text,
    help: { type: 'boolean' },
  },
});
const {
  port = process.env.SITE_PORT ?? '5173',
  dist = join(import.meta.dirname, '../dist'),
  operator = join(dist, 'operator'),
  operators,
  default: fallback = null,
  local = false,
  help,
  ...named
} = values;

async function serve() {
  const hosts = { ...hostsFromEnvironment(process.env), ...named };
  const options = {
    check: operatorCheck({ local, hosts }),
    onProblem: (sentence: string) => console.error(sentence),
  };
  const brands =
    operators === undefined
      ? await oneBrand(operator, options)
      : await brandsByHost(operators, fallback, options);
  const site = await listenOnLocalhost(() => createSiteServer({ dist, brands }), Number(port));
  console.log(`Site: http://localhost:${site.port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void site.close().then(() => process.exit(0)));
  }
}

if (help) console.log(HELP);
else {
  serve().catch((error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    const sentence = taken
      ? `Port ${port} is taken. Choose another with SITE_PORT or --port.`
      : error.message;
    console.error(sentence);
    process.exitCode = 1;
  });
}
