import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isSpecifiedScalarType,
} from 'graphql';
import type { Deviation } from '../deviations.ts';

/** Parts of the SDL that are missing or different in the schema of a backend. Additional parts are allowed. */
export function schemaDeviations(promised: GraphQLSchema, found: GraphQLSchema): Deviation[] {
  return Object.values(promised.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
    .flatMap((type) => {
      const other = found.getType(type.name);
      return other ? typeDeviations(type, other) : [{ path: type.name, problem: 'is missing' }];
    });
}

function typeDeviations(type: GraphQLNamedType, other: GraphQLNamedType): Deviation[] {
  if (isEnumType(type)) {
    const values = isEnumType(other) ? other.getValues().map(({ name }) => name) : [];
    return type
      .getValues()
      .filter(({ name }) => !values.includes(name))
      .map(({ name }) => ({ path: `${type.name}.${name}`, problem: 'is missing' }));
  }
  if (!hasFields(type)) return [];
  const fields = hasFields(other) ? other.getFields() : {};
  return Object.values(type.getFields()).flatMap((field) => {
    const path = `${type.name}.${field.name}`;
    const found = fields[field.name];
    if (!found) return [{ path, problem: 'is missing' }];
    const wrongType =
      String(found.type) === String(field.type)
        ? []
        : [{ path, problem: `is ${String(found.type)}, expected ${String(field.type)}` }];
    if (!('args' in field) || !('args' in found)) return wrongType;
    return [...wrongType, ...argumentDeviations(path, field, found)];
  });
}

type AnyField = GraphQLField<unknown, unknown>;

function argumentDeviations(path: string, field: AnyField, found: AnyField): Deviation[] {
  const missing = field.args.flatMap((argument) => {
    const at = `${path}(${argument.name})`;
    const other = found.args.find(({ name }) => name === argument.name);
    if (!other) return [{ path: at, problem: 'is missing' }];
    const [is, expected] = [String(other.type), String(argument.type)];
    return is === expected ? [] : [{ path: at, problem: `is ${is}, expected ${expected}` }];
  });
  const known = field.args.map(({ name }) => name);
  const demanded = found.args
    .filter((argument) => isRequiredArgument(argument) && !known.includes(argument.name))
    .map(({ name }) => ({
      path: `${path}(${name})`,
      problem: 'is required but not in the contract',
    }));
  return [...missing, ...demanded];
}

function hasFields(type: GraphQLNamedType) {
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
}
