import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  Kind,
} from 'graphql';

/** What one GraphQL request may ask for. The client's own documents stay far below. */
export const LIMITS = {
  tokens: 2_000,
  /** Fields inside each other; introspection has a rule of its own. */
  depth: 6,
  /** Fields with all fragments laid in. */
  fields: 400,
  /** Fields of the query or mutation itself. */
  width: 10,
  /** Fields that go by another name, anywhere. */
  aliases: 20,
  /** Values in the reply at most: fields times the entries of the lists that they stand in. */
  cost: 30_000,
} as const;

/** What of it a document itself shows. */
interface Size {
  depth: number;
  fields: number;
  width: number;
  aliases: number;
  cost: number;
}

type Variables = Readonly<Record<string, unknown>>;

const NOTHING: Size = { depth: 0, fields: 0, width: 0, aliases: 0, cost: 0 };

/** Entries that a list may bring; `lists` brings as many as its `limit` says. */
const ENTRIES: Readonly<Record<string, number>> = {
  categorys: 40,
  getNotifys: 50,
  slotWinHistory: 10,
};
const DEFAULT_LIMIT = 60;
const MOST_LIMIT = 500;

/**
 * Which limit a document passes, or null. Each fragment is measured once, so that this takes no longer than the document
 * is, whatever it repeats. A fragment that leads to itself counts as nothing there: validation refuses it.
 */
export function passedLimit(
  document: DocumentNode,
  variables: Variables,
): keyof typeof LIMITS | null {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  const measured = new Map<string, Size>();

  function ofFragment(name: string): Size {
    const known = measured.get(name);
    const fragment = fragments.get(name);
    if (known || !fragment) return known ?? NOTHING;
    measured.set(name, NOTHING);
    const size = ofSet(fragment.selectionSet);
    measured.set(name, size);
    return size;
  }

  function ofSelection(selection: SelectionNode): Size {
    switch (selection.kind) {
      case Kind.FIELD:
        return ofField(selection);
      case Kind.INLINE_FRAGMENT:
        return ofSet(selection.selectionSet);
      case Kind.FRAGMENT_SPREAD:
        return ofFragment(selection.name.value);
    }
  }

  function ofSet({ selections }: SelectionSetNode): Size {
    return selections.map(ofSelection).reduce(
      (sum, size) => ({
        depth: Math.max(sum.depth, size.depth),
        fields: sum.fields + size.fields,
        width: sum.width + size.width,
        aliases: sum.aliases + size.aliases,
        cost: sum.cost + size.cost,
      }),
      NOTHING,
    );
  }

  function ofField(field: FieldNode): Size {
    const inner = field.selectionSet ? ofSet(field.selectionSet) : NOTHING;
    const isIntrospection = field.name.value.startsWith('__');
    return {
      depth: isIntrospection ? 1 : inner.depth + 1,
      fields: inner.fields + 1,
      width: 1,
      aliases: inner.aliases + (field.alias ? 1 : 0),
      cost: 1 + inner.cost * entriesOf(field, variables),
    };
  }

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = ofSet(definition.selectionSet);
    for (const name of Object.keys(NOTHING) as (keyof Size)[]) {
      if (size[name] > LIMITS[name]) return name;
    }
  }
  return null;
}

function entriesOf(field: FieldNode, variables: Variables): number {
  if (field.name.value !== 'lists') return ENTRIES[field.name.value] ?? 1;
  const value = field.arguments?.find(({ name }) => name.value === 'limit')?.value;
  if (value?.kind === Kind.INT) return Math.min(Number(value.value), MOST_LIMIT);
  if (value?.kind !== Kind.VARIABLE) return DEFAULT_LIMIT;
  const given = variables[value.name.value];
  // A default of the document itself is not looked up: the most that it can be counts.
  return typeof given === 'number' ? Math.min(given, MOST_LIMIT) : MOST_LIMIT;
}
