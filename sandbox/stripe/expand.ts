import { StripeFault } from './fault.ts';
import { lookUp, type State } from './state.ts';

/** Stripe omits these unless asked for. */
const includable = ['payments', 'confirmation_secret'];
const depthMax = 4;

/** Replaces objects by ids, except those the call expands. */
export function answerOf(state: State, object: object, expand: readonly string[] = []): object {
  const answer = structuredClone(object) as Record<string, unknown>;
  const paths = expand.map((path) => path.split('.'));
  for (const path of paths) {
    if (path.length > depthMax)
      throw notExpandable(path, `You cannot expand more than ${depthMax} levels of a property.`);
  }
  hide(answer, paths);
  for (const path of paths) open(state, answer, path, path);
  return answer;
}

function open(
  state: State,
  holder: Record<string, unknown>,
  [name = '', ...rest]: string[],
  path: string[],
): void {
  const value = holder[name];
  if (value === null) return;
  if (value === undefined) throw notExpandable(path, `This property cannot be expanded (${path.join('.')}).`);
  if (typeof value === 'string') {
    const found = lookUp(state, value);
    if (found === undefined)
      throw notExpandable(path, `This property cannot be expanded (${path.join('.')}).`);
    const expanded = structuredClone(found) as Record<string, unknown>;
    hide(expanded, [rest]);
    holder[name] = expanded;
  }
  if (rest.length === 0) return;
  const inner = holder[name];
  const targets = Array.isArray(inner) ? inner : [inner];
  for (const target of targets) open(state, target as Record<string, unknown>, rest, path);
}

/** In a list the paths apply to its items. */
function hide(object: Record<string, unknown>, paths: string[][]): void {
  if (object.object === 'list') {
    const inner = paths.filter(([first]) => first === 'data').map(([, ...rest]) => rest);
    for (const one of object.data as Record<string, unknown>[]) hide(one, inner);
    return;
  }
  if (object.object !== 'invoice') return;
  for (const name of includable) if (!paths.some(([first]) => first === name)) delete object[name];
}

const notExpandable = (path: string[], message: string) =>
  new StripeFault(400, { code: 'parameter_invalid', message, param: `expand[${path.join('.')}]` });
