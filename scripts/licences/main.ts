// npm run licences: fails for an installed package whose licence is not on the list of licencePolicy.ts.
import { ROOT } from '../bootstrap.mjs';
import { installedPackages } from './installedPackages.ts';
import { licenceProblem, unusedExceptions } from './licencePolicy.ts';

/** Fewer would mean that node_modules is laid out in another way, and that nothing was checked. */
const LEAST = 300;

const packages = installedPackages(ROOT);
const problems = packages.flatMap((one) => licenceProblem(one) ?? []);
if (packages.length < LEAST) problems.push(`Only ${packages.length} packages were found.`);
for (const name of unusedExceptions(packages))
  problems.push(`${name} is an exception, but no longer installed: remove it from the list.`);

const counts = new Map<string, number>();
for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
const byCount = [...counts].toSorted(([, one], [, other]) => other - one);
for (const [licence, count] of byCount)
  console.log(`${String(count).padStart(5)}  ${licence || 'none in the manifest'}`);
console.log(`${packages.length} packages, ${problems.length} problems`);
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}\n\nThe list is in scripts/licences/licencePolicy.ts.`);
  process.exitCode = 1;
}
