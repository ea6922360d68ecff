import type { TSchema } from 'typebox';

/** A schema as JSON has it. */
interface Shape {
  readonly type?: string;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const inside: Readonly<Record<string, (shape: Shape) => object>> = {
  string: ({ maxLength = 5000 }) => ({ maxLength }),
  integer: ({ minimum = 0, maximum = 1_000_000_000 }) => ({ minimum, maximum }),
  number: ({ minimum = 0, maximum = 1_000_000_000 }) => ({ minimum, maximum }),
  array: ({ items = {}, maxItems = 100 }) => ({ items: boundedShape(items), maxItems }),
  object: ({ properties = {} }) => ({
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, boundedShape(one)]),
    ),
    additionalProperties: false,
  }),
};

const boundedShape = (shape: Shape): Shape => ({
  ...shape,
  ...(shape.anyOf ? { anyOf: shape.anyOf.map(boundedShape) } : {}),
  ...inside[shape.type ?? '']?.(shape),
});

/**
 * Makes an input schema of a response schema: all texts, lists and numbers are bounded, unknown fields are
 * refused.
 */
export const bounded = <S extends TSchema>(schema: S): S => boundedShape(schema) as S;
