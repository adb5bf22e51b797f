import type { SettingSchema } from '../schema/operatorJsonSchema.ts';
import { either, shown } from './problem.ts';

/** Describes the allowed values of a setting: `a whole number from 1 to 1440`. */
export function allowedWords(schema: SettingSchema): string {
  if (schema.anyOf) return either(schema.anyOf.flatMap(choices));
  if (schema.enum) return either(choices(schema));
  if (schema.patternErrorMessage) return schema.patternErrorMessage;
  switch (schema.type) {
    case 'boolean':
      return 'true or false';
    case 'number':
      return `a number from ${schema.minimum} to ${schema.maximum}`;
    case 'integer':
      return `a whole number from ${schema.minimum} to ${schema.maximum}`;
    case 'array':
      return schema.maxItems === undefined
        ? 'a list in [ ]'
        : `a list in [ ] of at most ${schema.maxItems}`;
    case 'object':
      return 'an object in { }';
    default:
      return schema.maxLength === undefined
        ? 'a text'
        : `a text of at most ${schema.maxLength} characters`;
  }
}

function choices(schema: SettingSchema): string[] {
  if (schema.enum) return schema.enum.map(shown);
  return [schema.type === 'null' ? 'null' : allowedWords(schema)];
}

/** One valid value of a setting, as JSON; null if the description is sufficient. */
export function exampleOf(schema: SettingSchema): string | null {
  const one = schema.anyOf?.find((choice) => choice.type !== 'null') ?? schema;
  if (one.enum || one.type === 'boolean' || one.type === 'object' || one.type === 'array')
    return null;
  const value = schema.examples?.[0] ?? schema.default ?? undefined;
  return value === undefined ? null : shown(value);
}
