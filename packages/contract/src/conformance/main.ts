// npm run conformance: tests a running backend against the contract. See --help.
import { writeFileSync } from 'node:fs';
import { askPassword } from './askPassword.ts';
import { type CommandLine, HELP, UsageError, readCommandLine } from './commandLine.ts';
import { type Finding, cleaned, counts } from './finding.ts';
import { writeHtmlReport } from './htmlReport.ts';
import { junitReport } from './junitReport.ts';
import { LoginError, logIn } from './login.ts';
import { memberMessages } from './memberMessages.ts';
import { textReport } from './report.ts';
import { runConformance } from './run.ts';
import { verdictOf } from './verdict.ts';

async function main(): Promise<number> {
  const options = readCommandLine(process.argv.slice(2), process.env);
  if (!options) {
    process.stdout.write(HELP);
    return 0;
  }
  const printed: string[] = [];
  const findings = await findingsOf(options, (line) => {
    if (options.all && !options.json) printed.push(line);
  });
  const verdict = verdictOf(findings);
  const messages = memberMessages();
  const { json, output, html, junit } = options;
  printed.push(
    json
      ? JSON.stringify({ ...counts(findings), ...verdict, findings }, null, 2)
      : textReport(findings, verdict, messages),
  );
  const text = `${printed.join('\n')}\n`;
  if (output === null) process.stdout.write(text);
  else {
    writeFileSync(output, text);
    console.log(verdict.text);
  }
  if (junit !== null) writeFileSync(junit, junitReport(findings));
  if (html !== null)
    writeHtmlReport(html, { findings, verdict, messages, baseUrl: options.baseUrl });
  return counts(findings).deviates > 0 ? 1 : 0;
}

async function findingsOf(
  options: CommandLine,
  print: (line: string) => void,
): Promise<readonly Finding[]> {
  const { login } = options;
  let asked = 0;
  // A run of minutes shows that it continues.
  const progress = () => process.stderr.isTTY && process.stderr.write(`\r${(asked += 1)} checks `);
  const run = (more: Partial<CommandLine>, before: readonly Finding[] = []) =>
    runConformance(
      { ...options, ...more },
      (line) => {
        if (!line.startsWith(' ')) progress();
        print(line);
      },
      before,
    ).finally(() => asked > 0 && process.stderr.isTTY && process.stderr.write('\r\u001B[K'));
  if (login === null) return run({});
  const password = await askPassword(login, process.env);
  const { token, refreshToken, finding } = await logIn(options, login, password);
  return cleaned(await run({ token, refreshToken }, [finding]), [password]);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof LoginError) console.error(error.message);
  else if (error instanceof UsageError) console.error(`${error.message}\n\n${HELP}`);
  else throw error;
  process.exitCode = 2;
}
