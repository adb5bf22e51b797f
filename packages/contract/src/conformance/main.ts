// npm run conformance: tests a running backend against the contract. See --help.
import { writeFileSync } from 'node:fs';
import { HELP, UsageError, readCommandLine } from './commandLine.ts';
import { counts, summary, withoutSecrets } from './report.ts';
import { runConformance } from './run.ts';

async function main(): Promise<number> {
  const options = readCommandLine(process.argv.slice(2), process.env);
  if (!options) {
    process.stdout.write(HELP);
    return 0;
  }
  const { json, output } = options;
  const printed: string[] = [];
  const print = (line: string) => {
    if (output === null) console.log(line);
    else printed.push(line);
  };
  const findings = await runConformance(options, (line) => {
    if (!json) print(line);
  });
  const totals = counts(findings);
  const report = JSON.stringify({ ...totals, findings }, null, 2);
  const secrets = [options.token, options.refreshToken ?? ''];
  print(withoutSecrets(json ? report : `\n${summary(findings)}`, secrets));
  if (output !== null) {
    writeFileSync(output, `${printed.join('\n')}\n`);
    console.log(summary(findings));
  }
  return totals.deviates > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${HELP}`);
  process.exitCode = 2;
}
