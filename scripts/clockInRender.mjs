// A rule of the linter: components and hooks do not read the clock while they render, because server and browser would render
// different times, and nothing renders again when the time changes. `useNow`, `useNowAt` and `useCountdown` do both.

/** Names of components and hooks. */
const RENDERS = /^(?:use[A-Z]|[A-Z][a-z])/;
/** Functions that call their argument immediately. */
const CALLS_AT_ONCE = new Set([
  'useMemo',
  'map',
  'flatMap',
  'filter',
  'find',
  'some',
  'every',
  'reduce',
]);
const MESSAGE =
  'A component reads the time with useNow, useNowAt or useCountdown, not from the clock while it renders.';

export default {
  meta: { name: 'brand' },
  rules: {
    'no-clock-in-render': {
      create: (context) => ({
        CallExpression(node) {
          if (readsClock(node.callee) && isInRender(node)) {
            context.report({ node, message: MESSAGE });
          }
        },
      }),
    },
  },
};

/** `now()`, `passed()`, or a call of these on a `clock`. */
function readsClock(callee) {
  const isName = ({ name }) => name === 'now' || name === 'passed';
  if (callee.type === 'Identifier') return isName(callee);
  if (callee.type !== 'MemberExpression' || !isName(callee.property)) return false;
  const { object } = callee;
  return (object.type === 'MemberExpression' ? object.property : object).name === 'clock';
}

/** Whether the nearest function that is not called immediately is a component or hook. */
function isInRender(node) {
  let { parent } = node;
  while (parent) {
    if (parent.type === 'FunctionDeclaration') return RENDERS.test(parent.id?.name ?? '');
    if (parent.type === 'ArrowFunctionExpression' || parent.type === 'FunctionExpression') {
      const { parent: owner } = parent;
      if (owner.type === 'VariableDeclarator') return RENDERS.test(owner.id.name ?? '');
      const { callee } = owner;
      if (!callee || !CALLS_AT_ONCE.has((callee.property ?? callee).name)) return false;
    }
    ({ parent } = parent);
  }
  return false;
}
