/** What an editor of operator folders needs. It runs in browsers: nothing here reads files. */
export { themeOf } from './build/themeOf.ts';
export { isStandIn } from './init/standIn.ts';
export type { OperatorFile, OperatorSettings } from './schema/operatorSchema.ts';
export { settingAt, type SettingSchema } from './schema/operatorJsonSchema.ts';
export { parseOperator, type ParsedOperator, type ParseOptions } from './settings/parseOperator.ts';
export { pathWords, type Problem } from './settings/problem.ts';
export { exportTokens } from './tokens/exportTokens.ts';
export { importCss } from './tokens/importCss.ts';
export { importTokens, type ImportedTheme } from './tokens/importTokens.ts';
export { TokenFileError } from './tokens/readTokens.ts';
