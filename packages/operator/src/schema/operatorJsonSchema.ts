import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';

import { operatorSchema } from './operatorSchema.ts';

/** A JSON Schema, or a part of one, with the sentence that editors show when a pattern does not hold. */
export interface SettingSchema extends Omit<JsonSchema, 'properties' | 'items' | 'anyOf'> {
  properties?: Record<string, SettingSchema>;
  items?: SettingSchema;
  anyOf?: SettingSchema[];
  patternErrorMessage?: string;
}

const plain = (): SettingSchema =>
  // `check` is what no JSON Schema can say, and `nullable` is said by `anyOf`.
  toJsonSchema(operatorSchema, {
    typeMode: 'input',
    ignoreActions: ['check'],
  }) as unknown as SettingSchema;

/**
 * The JSON Schema of `operator.json`, from which editors complete and explain.
 *
 * @param messageIds ids of the sentences that an operator may put in other words
 */
export function operatorJsonSchema(messageIds: readonly string[]): SettingSchema {
  const schema = plain();
  for (const language of Object.values(schema.properties?.texts?.properties ?? {})) {
    language.propertyNames = { $ref: '#/definitions/messageId' };
  }
  return {
    ...schema,
    title: 'operator.json',
    description:
      'Everything that an operator decides: brand, theme, hosts, switches and sentences.',
    definitions: { messageId: { enum: [...messageIds].sort() } },
  };
}

let known: SettingSchema | undefined;

/** The schema of the setting at a path, as complaints need it; undefined where there is no such setting. */
export function settingAt(path: readonly (string | number)[]): SettingSchema | undefined {
  let at: SettingSchema | undefined = (known ??= plain());
  for (const step of path) {
    const named: SettingSchema = at?.anyOf?.find((one) => one.type !== 'null') ?? at ?? {};
    at = typeof step === 'number' ? named.items : ownProperty(named, step);
  }
  return at;
}

function ownProperty(schema: SettingSchema, name: string): SettingSchema | undefined {
  const { properties, additionalProperties } = schema;
  if (properties && Object.hasOwn(properties, name)) return properties[name];
  return typeof additionalProperties === 'object'
    ? (additionalProperties as SettingSchema)
    : undefined;
}
