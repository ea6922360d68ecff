import type { Entry } from '@portal/shared/contract';
import fc from 'fast-check';
import type { TObject } from 'typebox';
import { goodRows, sheetOf } from '#src/identity/users/import/testing/sheets.ts';
import { jpeg, pdf, png } from '#src/sales/visa-documents/testing/files.ts';
import { type Find, fromSchema } from './from-schema.ts';
import { oddText, rarely, undeclaredNames } from './odd-values.ts';

/** A request body. */
export interface Content {
  readonly type: string;
  readonly bytes: Buffer;
}

interface Part {
  readonly name: string;
  readonly filename?: string;
  readonly bytes: Buffer;
}

const boundary = 'fuzzed-form';

const written = ({ name, filename, bytes }: Part): Buffer => {
  const file = filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: image/png`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]);
};

const sheet = await sheetOf(goodRows(2));

const files = fc.oneof(
  fc.constantFrom(png(), jpeg(), pdf(), sheet, sheet.subarray(0, 400), Buffer.alloc(0)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);

const filePart = (name: string): fc.Arbitrary<Part> =>
  fc.record({ name: fc.constant(name), filename: oddText({ maxLength: 200 }), bytes: files });

const textPart = (name: string, values: fc.Arbitrary<unknown>): fc.Arbitrary<Part> =>
  values.map((value) => ({ name, bytes: Buffer.from(String(value)) }));

/** The declared part of a field, or now and then the other kind. */
const partOf = ({ body, fileMegabytes }: Entry, name: string, find: Find): fc.Arbitrary<Part> => {
  const text = textPart(name, fromSchema((body as TObject).properties[name] ?? {}, find, name));
  const isFile = name === 'file' && fileMegabytes !== undefined;
  return fc.oneof(
    { weight: isFile ? 8 : 1, arbitrary: filePart(name) },
    { weight: isFile ? 1 : 8, arbitrary: text },
  );
};

const undeclared = fc.oneof(
  fc.record({ name: undeclaredNames, bytes: files }),
  undeclaredNames.chain(filePart),
);

/** Multipart forms of a call: whole ones, without a part, with an undeclared one, cut off, of another boundary. */
export const formsOf = (entry: Entry, find: Find): fc.Arbitrary<Content> => {
  const names = Object.keys((entry.body as TObject).properties);
  return fc
    .record({
      parts: fc.tuple(...names.map((name) => partOf(entry, name, find))),
      extra: rarely(undeclared),
      dropped: rarely(fc.nat({ max: names.length - 1 })),
      cut: rarely(fc.nat({ max: 200 })),
      type: fc.constantFrom(
        ...Array(8).fill(`; boundary=${boundary}`),
        '',
        '; boundary=',
        '; boundary=other',
      ),
    })
    .map(({ parts, extra, dropped, cut, type }) => {
      const kept = [...parts.filter((_part, place) => place !== dropped), ...(extra ? [extra] : [])];
      const whole = Buffer.concat([...kept.map(written), Buffer.from(`--${boundary}--\r\n`)]);
      return { type: `multipart/form-data${type}`, bytes: whole.subarray(0, whole.length - (cut ?? 0)) };
    });
};
