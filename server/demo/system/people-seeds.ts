import { type Static, Type } from 'typebox';
import departmentData from '../data/system/departments.json' with { type: 'json' };
import peopleData from '../data/system/people.json' with { type: 'json' };
import { Words } from '../text-pair.ts';
import { validateData } from '../validate-data.ts';

const Department = Type.Object(
  { name: Words, children: Type.Optional(Type.Array(Words)) },
  { additionalProperties: false },
);

/** The departments below the agency itself, with those below them. */
export const departmentSeeds = validateData(
  Type.Array(Department),
  'system/departments.json',
  departmentData,
);

const Person = Type.Object(
  {
    username: Words,
    nickname: Words,
    /** Man 1, woman 2. */
    gender: Type.Enum([1, 2]),
    role: Words,
    /** Left out for members of the public. */
    dept: Type.Optional(Words),
    status: Type.Optional(Type.Literal(0)),
  },
  { additionalProperties: false },
);
export type PersonSeed = Static<typeof Person>;

/** The accounts that the documentation names, then staff and members. */
export const peopleSeeds = validateData(Type.Array(Person), 'system/people.json', peopleData);
