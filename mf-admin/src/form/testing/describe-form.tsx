import type { CallKey } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { type Answers, people, type ReceivedCall, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { type FormDefinition, valueAt, withValue } from '../define-form.ts';
import type { FormValues } from '../field.ts';
import { describeContract } from './contract-texts.ts';

interface FormCase<R extends object, D, W> {
  readonly definition: FormDefinition<D, W>;
  /** The contract's schema of what is sent. */
  readonly body: object;
  /** Texts, by the field that the form and the contract either both accept or both refuse. */
  readonly samples?: Readonly<Record<string, readonly string[]>>;
  /** The form for a new record. */
  readonly add: ReactElement;
  /** The address of its screen, where a new record depends on it. */
  readonly path?: string;
  /** The form for the stored record. */
  readonly edit: ReactElement;
  readonly calls: { readonly form: CallKey; readonly create: CallKey; readonly change: CallKey };
  /** The answers of what else the form reads. */
  readonly answers?: Answers;
  readonly stored: R;
  /** What a new record shows when it is saved blank. */
  readonly missing: readonly string[];
  /** What is typed into a new record, by label, and what is sent of it. */
  readonly typed: Readonly<Record<string, string>>;
  readonly sent: object;
  /** What is chosen besides. */
  readonly fill?: (person: UserEvent) => Promise<void>;
  /** A field that the server refuses: its name in the record, or that of its part, and its label. */
  readonly refused: {
    readonly field: (keyof R & string) | `${keyof R & string}/${string}`;
    readonly label: string;
  };
}

type UserEvent = ReturnType<typeof renderView>['person'];

const save = () => screen.findByRole('button', { name: '保存' });
const fieldOf = (label: string) => screen.findByRole('textbox', { name: label });

/** Another version of a text, or of a text in two languages. */
const extended = (value: unknown): unknown =>
  typeof value === 'string' ? `${value}2` : { ...Object(value), zh: `${Object(value).zh}2` };

/** The tests that every form of the back office passes: blank, filled, unchanged, refused, changed meanwhile. */
export const describeForm = <R extends object, D, W>(name: string, form: FormCase<R, D, W>): void => {
  const { add, edit, calls, stored, missing, typed, sent, refused } = form;
  const show = (element: ReactElement, more: Answers = {}) => {
    const answers: Answers = {
      ...form.answers,
      [calls.form]: stored,
      [calls.create]: null,
      [calls.change]: null,
    };
    return renderView(<Overlay>{element}</Overlay>, {
      ...{ path: form.path, user: people.root, answers: { ...answers, ...more } },
    });
  };
  const alter = async (person: UserEvent) => {
    await person.type(await fieldOf(refused.label), '1');
    await person.click(await save());
  };

  describe(name, () => {
    // The first of several tests would otherwise wait for the theme, longer than a query does.
    beforeAll(() => import('#src/layout/admin-theme.tsx'));

    describeContract(form.definition, form.body, form);

    test('a blank form shows missing fields and sends nothing', async () => {
      const { person, server } = show(add);
      await person.click(await save());
      for (const fault of missing)
        expect(
          await screen.findByText(fault, { selector: '.ant-form-item-explain-error' }),
        ).toBeInTheDocument();
      expect(server.received(calls.create)).toEqual([]);
    });

    test('a filled form is sent', async () => {
      const { person, server } = show(add);
      for (const [label, words] of Object.entries(typed)) await person.type(await fieldOf(label), words);
      await form.fill?.(person);
      await person.click(await save());
      await waitFor(() => expect(server.received(calls.create)[0]?.body).toEqual(sent));
    });

    test('a stored record is sent unchanged', async () => {
      const { person, server } = show(edit);
      await fieldOf(refused.label);
      await person.click(await save());
      await waitFor(() => expect(server.received(calls.change)[0]?.body).toEqual(stored));
    });

    if (form.definition.kind)
      test('others who have the record open are named', async () => {
        const others = [{ name: '张三', since: '2026-11-28T02:32:00Z' }];
        const { server } = show(edit, { 'POST /api/v1/console/editors': { others } });
        expect(await screen.findByText('正在编辑：张三（10:32 起）')).toBeVisible();
        const [sent] = server.received('POST /api/v1/console/editors');
        expect(sent?.body).toMatchObject({ kind: form.definition.kind, open: true });
      });

    test('typed input survives a reload or the end of a session', async () => {
      const first = show(add);
      for (const [label, words] of Object.entries(typed))
        await first.person.type(await fieldOf(label), words);
      await form.fill?.(first.person);
      first.unmount();
      const { person, server } = show(add);
      expect(await screen.findByText('已恢复您上次填写、尚未保存的内容')).toBeInTheDocument();
      await person.click(await save());
      await waitFor(() => expect(server.received(calls.create)[0]?.body).toEqual(sent));
      await waitFor(() => expect(sessionStorage).toHaveLength(0));
    });

    test('restored input can be replaced by what is stored', async () => {
      const first = show(edit);
      await first.person.type(await fieldOf(refused.label), '1');
      first.unmount();
      const { person, server } = show(edit);
      expect(await fieldOf(refused.label)).toHaveDisplayValue(/1$/);
      await person.click(await screen.findByRole('button', { name: '放弃并重新填写' }));
      await person.click(await save());
      await waitFor(() => expect(server.received(calls.change)[0]?.body).toEqual(stored));
    });

    test('a refusal is shown at its field, and the input is kept', async () => {
      const { person } = show(edit, {
        [calls.change]: refuse('A0400', '服务器拒绝了', { field: refused.field }),
      });
      await alter(person);
      expect(await screen.findByText('服务器拒绝了')).toBeInTheDocument();
      const field = await fieldOf(refused.label);
      await waitFor(() => expect(field).toBeInvalid());
      expect(field).toHaveFocus();
      expect(field).toHaveDisplayValue(/1$/);
    });

    test('a field at fault is red no longer once it is filled', async () => {
      const { person } = show(edit, {
        [calls.change]: refuse('A0400', '服务器拒绝了', { field: refused.field }),
      });
      await alter(person);
      const field = await fieldOf(refused.label);
      await waitFor(() => expect(field).toBeInvalid());
      await person.type(field, '2');
      await waitFor(() => expect(field).toBeValid());
    });

    /** Somebody else saves another version while the stored record is edited. */
    const meet = async (newest: object) => {
      const view = show(edit, {
        [calls.change]: ({ body }: ReceivedCall) =>
          Object(body).version === 'newest'
            ? null
            : refuse(errorCodes.changedMeanwhile, '内容已被他人修改', { status: 409 }),
      });
      await fieldOf(refused.label);
      view.server.answer({ [calls.form]: { ...newest, version: 'newest' } });
      await alter(view.person);
      return view;
    };

    test('typed input is saved over what somebody else changed in other fields', async () => {
      const { server } = await meet(stored);
      await waitFor(() => expect(server.received(calls.change)).toHaveLength(2));
      const [first, second] = server.received(calls.change).map(({ body }) => body);
      expect(second).toEqual({ ...Object(first), version: 'newest' });
    });

    test('a field that two people changed is saved as chosen', async () => {
      const theirs = withValue(stored as FormValues, [
        refused.field,
        extended(valueAt(stored, refused.field)),
      ]);
      const { person, server } = await meet(theirs);
      const conflict = await screen.findByRole('group', { name: refused.label.split(' · ')[0] });
      for (const [side, end] of [
        ['您填写的', /1$/],
        ['对方保存的', /2$/],
      ] as const)
        expect(
          within(within(conflict).getByRole('group', { name: side })).getByDisplayValue(end),
        ).toBeDisabled();
      // The versions of a text in two languages have the labels of the field, too.
      const own = () => screen.getAllByRole('textbox', { name: refused.label }).at(-1);
      expect(own()).toHaveDisplayValue(/1$/);
      await person.click(within(conflict).getByRole('radio', { name: '采用对方的' }));
      expect(own()).toHaveDisplayValue(/2$/);
      await person.click(await save());
      await waitFor(() =>
        expect(server.received(calls.change)[1]?.body).toEqual({ ...theirs, version: 'newest' }),
      );
    });

    test('a version conflict that cannot be merged keeps the input until the newest version is loaded', async () => {
      const { person, server } = show(edit, {
        [calls.change]: refuse(errorCodes.changedMeanwhile, '内容已被他人修改', { status: 409 }),
      });
      await alter(person);
      await person.click(await screen.findByRole('button', { name: '载入最新内容' }));
      await waitFor(() => expect(screen.queryByText('载入最新内容')).toBeNull());
      expect(server.received(calls.change)).toHaveLength(4);
    });
  });
};
