/** A JSON schema. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: unknown;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

const branchesOf = (shape: Shape): readonly Shape[] => shape.anyOf?.flatMap(branchesOf) ?? [shape];

/** The schema takes any field: of any value, of a map, or of an object that says so. */
const isOpen = ({ type, properties, additionalProperties = false, ...shape }: Shape): boolean =>
  properties
    ? additionalProperties !== false
    : type === 'object' || (type === undefined && !('const' in shape));

const declaredIn = (branches: readonly Shape[], name: string): Shape[] =>
  branches.flatMap(({ properties = {} }) => {
    const shape = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return shape ? [shape] : [];
  });

const remove = (shapes: readonly Shape[], value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  const branches = shapes.flatMap(branchesOf);
  if (branches.some(isOpen)) return;
  if (Array.isArray(value)) {
    const items = branches.flatMap((branch) => branch.items ?? []);
    for (const item of value) remove(items, item);
    return;
  }
  const fields = value as Record<string, unknown>;
  for (const name of Object.keys(fields)) {
    const declared = declaredIn(branches, name);
    if (declared.length === 0) delete fields[name];
    else remove(declared, fields[name]);
  }
};

/**
 * Removes the fields that a schema does not declare from a value that is valid by it, in any depth: a handler that
 * stores a form, or combines it with the path, takes nothing else. In a union the fields of all branches stay.
 */
export const removeUndeclared = (schema: object, value: unknown): void => remove([schema], value);
