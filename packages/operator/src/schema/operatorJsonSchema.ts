import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';

import { operatorSchema } from './operatorSchema.ts';

/** A JSON Schema, or a part of one, with the error message that editors show for a pattern. */
export interface SettingSchema extends Omit<JsonSchema, 'properties' | 'items' | 'anyOf'> {
  properties?: Record<string, SettingSchema>;
  items?: SettingSchema;
  anyOf?: SettingSchema[];
  patternErrorMessage?: string;
}

const plain = (): SettingSchema =>
  // JSON Schema cannot express `check`, and `anyOf` expresses `nullable`.
  toJsonSchema(operatorSchema, {
    typeMode: 'input',
    ignoreActions: ['check'],
  }) as unknown as SettingSchema;

/**
 * The JSON Schema of `operator.json`, for completion and descriptions in editors.
 *
 * @param messageIds ids of the messages that an operator may override
 */
export function operatorJsonSchema(messageIds: readonly string[]): SettingSchema {
  const schema = plain();
  const { properties = {}, additionalProperties } = schema.properties?.texts ?? {};
  for (const language of [...Object.values(properties), additionalProperties]) {
    (language as SettingSchema).propertyNames = { $ref: '#/definitions/messageId' };
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

/** The schema of the setting at a path, for error messages; undefined if there is no such setting. */
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
