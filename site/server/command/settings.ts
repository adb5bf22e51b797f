/** A setting of the server: a flag, which wins, or a variable of the environment. */
export interface Setting {
  readonly flag: string;
  readonly variable: string;
  /** What the help calls its value; null for a flag without one. */
  readonly value: string | null;
  readonly help: string;
}

/** Hosts of an operator, each a flag of its own. */
export const HOST_FLAGS = ['api', 'auth', 'cdn', 'games', 'line', 'reward', 'chat'] as const;

/** All settings, in the order of the help. */
export const SETTINGS = [
  {
    flag: 'host',
    variable: 'SITE_HOST',
    value: '<address>',
    help: 'address to listen at; localhost for this machine only [::, every address]',
  },
  { flag: 'port', variable: 'SITE_PORT', value: '<port>', help: 'port of the site [8080]' },
  {
    flag: 'metrics-host',
    variable: 'SITE_METRICS_HOST',
    value: '<address>',
    help: 'address of the metrics [that of --host]',
  },
  {
    flag: 'metrics-port',
    variable: 'SITE_METRICS_PORT',
    value: '<port>',
    help: 'port of the metrics for Prometheus, or off [9464]',
  },
  {
    flag: 'dist',
    variable: 'SITE_DIST',
    value: '<folder>',
    help: 'a build of the site, as npm run build writes it [next to the server]',
  },
  {
    flag: 'operator',
    variable: 'SITE_OPERATOR',
    value: '<folder>',
    help: 'an operator folder that brand-theme build has written [operator in --dist]',
  },
  {
    flag: 'operators',
    variable: 'SITE_OPERATORS',
    value: '<folder>',
    help: 'holds several of them, chosen by the host name of each request',
  },
  {
    flag: 'default',
    variable: 'SITE_DEFAULT_OPERATOR',
    value: '<name>',
    help: 'of --operators, the one for host names that none of them has; else those get 421',
  },
  {
    flag: 'trusted-proxy',
    variable: 'SITE_TRUSTED_PROXY',
    value: '<addresses>',
    help: 'proxies whose X-Forwarded-* headers count: addresses or subnets with commas in between, loopback, private [none]',
  },
  {
    flag: 'log-level',
    variable: 'SITE_LOG_LEVEL',
    value: '<level>',
    help: 'info (with one line for each request), error or silent [info]',
  },
  {
    flag: 'header-timeout',
    variable: 'SITE_HEADER_TIMEOUT',
    value: '<seconds>',
    help: 'time that a client has to send the headers of a request [10]',
  },
  {
    flag: 'request-timeout',
    variable: 'SITE_REQUEST_TIMEOUT',
    value: '<seconds>',
    help: 'time that a client has to send a whole request [15]',
  },
  {
    flag: 'shutdown-timeout',
    variable: 'SITE_SHUTDOWN_TIMEOUT',
    value: '<seconds>',
    help: 'time to finish replies after SIGTERM and the delay; then connections are closed [9]',
  },
  {
    flag: 'shutdown-delay',
    variable: 'SITE_SHUTDOWN_DELAY',
    value: '<seconds>',
    help: 'time between not ready and the end of new connections [0]',
  },
  {
    flag: 'content',
    variable: 'SITE_CONTENT',
    value: '<on|off>',
    help: 'whether pages contain public data of the API [on]',
  },
  {
    flag: 'local',
    variable: 'SITE_LOCAL',
    value: null,
    help: 'allows hosts on this machine or over http, and the settings below',
  },
  ...HOST_FLAGS.map((name) => ({
    flag: name,
    variable: `SITE_${name.toUpperCase()}_HOST`,
    value: '<address>',
    help: `replaces the operator's own ${name} host`,
  })),
] as const satisfies readonly Setting[];

/** The text of `--help`. */
export function settingsHelp(command: string): string {
  const lines = [...SETTINGS, { flag: 'help', variable: '', value: null, help: 'this text' }].map(
    ({ flag, variable, value, help }) =>
      `  --${value === null ? flag : `${flag} ${value}`}`.padEnd(30) + variable.padEnd(23) + help,
  );
  return [`${command} [options]`, '', ...lines, '', 'A flag wins over its variable.'].join('\n');
}
