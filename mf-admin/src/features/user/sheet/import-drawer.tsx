import { useMessages } from '@portal/shared/i18n';
import { useState } from 'react';
import { FormDrawer, useDrawer } from '#src/frame/form-drawer.tsx';
import { showFaults } from '#src/frame/show-faults.ts';
import { useImportUsers } from '../user-calls.ts';
import { type ImportAnswer, readImportAnswer } from './import-answer.ts';
import { ImportFields, type ImportValues, useImportForm } from './import-fields.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { sheetMessages } from './sheet-messages.ts';

interface ImportDrawerProps {
  /** The department that is being looked at, to begin with. */
  readonly deptId?: number;
  readonly onClosed: () => void;
}

/** Adds users from a sheet, and says what became of each row. */
export default function ImportDrawer({ deptId, onClosed }: ImportDrawerProps) {
  const t = useMessages(sheetMessages);
  const drawer = useDrawer(onClosed);
  const form = useImportForm();
  const importing = useImportUsers();
  const [answer, setAnswer] = useState<ImportAnswer>();

  const submit = async ({ deptId: into, file: [first] }: ImportValues) => {
    try {
      setAnswer(readImportAnswer(await importing.mutateAsync({ deptId: into, file: first.originFileObj })));
    } catch (error) {
      showFaults(form, error);
    }
  };
  return (
    <FormDrawer
      drawer={drawer}
      title={t('title')}
      submitLabel={t(answer ? 'again' : 'submit')}
      busy={importing.isPending}
      done={answer !== undefined}
      onSubmit={answer ? () => setAnswer(undefined) : form.submit}
    >
      {answer ? (
        <ImportOutcome answer={answer} />
      ) : (
        <ImportFields form={form} deptId={deptId} onFinish={(values) => void submit(values)} />
      )}
    </FormDrawer>
  );
}
