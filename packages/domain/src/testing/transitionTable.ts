interface Named<Value> {
  readonly [name: string]: Value;
}

/**
 * For tests: every reaction of a flow as text, to be reviewed and compared as a whole. For each state it lists what each event
 * changes. An event that is not listed is ignored: it returns the same object.
 */
export function transitionTable<State extends object, Event>(
  transition: (state: State, event: Event) => State,
  states: Named<State>,
  events: Named<Event>,
): string {
  const rows = Object.entries(states).map(([name, state]) => {
    const reactions = Object.entries(events).map(([event, each]) => ({
      event,
      next: transition(state, each),
    }));
    return [
      name,
      ...reactions
        .filter(({ next }) => next !== state)
        .map(({ event, next }) => `  ${event} → ${changes(state, next)}`),
    ].join('\n');
  });
  return `${rows.join('\n\n')}\n`;
}

/** The fields of the next state that differ, and the names of the fields that are gone. */
function changes(before: object, after: object): string {
  const old = new Map(Object.entries(before).map(([name, value]) => [name, JSON.stringify(value)]));
  const now = new Map(Object.entries(after).map(([name, value]) => [name, JSON.stringify(value)]));
  const set = [...now]
    .filter(([name, value]) => old.get(name) !== value || !old.has(name))
    .map(([name, value]) => `${name} ${value}`);
  const gone = [...old.keys()].filter((name) => !now.has(name)).map((name) => `no ${name}`);
  return [...set, ...gone].join(', ') || 'an equal state';
}
