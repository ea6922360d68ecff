type Compiled = (data: unknown) => unknown;

/**
 * Compiles a schema on first use, and once per process, however many servers are built in it: compiling all
 * at start would take seconds.
 */
export const compileOnce = <Run extends Compiled>(
  compile: (schema: object) => Run,
): ((schema: object) => Run) => {
  const compiled = new WeakMap<object, Run>();
  const compiledOf = (schema: object): Run => {
    const known = compiled.get(schema) ?? compile(schema);
    compiled.set(schema, known);
    return known;
  };
  return (schema) => ((data) => compiledOf(schema)(data)) as Run;
};
