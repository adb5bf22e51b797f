#!/usr/bin/env node
// Entry point of the installed package: npx brand-theme init my-brand
import { run } from './run.ts';
import { processTerminal } from './terminal.ts';

process.exitCode = await run(
  process.argv.slice(2),
  processTerminal(process.cwd(), 'npx brand-theme'),
);
